// A file that uses the components needs the view language too: `import SwiftCN` brings both.
@_exported public import ViewKit
