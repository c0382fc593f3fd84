extension Component {
    static let accordion = Component(
        "accordion", "Accordion",
        "Headings that open and close what is under them, one at a time or many.",
        searchWords: ["disclosure", "expand", "collapse", "faq", "CNAccordion", "acordeón"],
        sources: ["SwiftCN/Accordion"],
        keyboard: .accordion,
        matrices: [.accordion],
        playground: .accordion,
        examples: [
            Example(
                "basic", "Basic",
                "Opening one closes the other; pressing the open one closes it.",
                AccordionBasic.init),
            Example(
                "multiple", "Multiple",
                "Any number open at a time, with buttons that open and close all.",
                AccordionMultiple.init),
            Example("first-open", "First open", "One is open from the start.", AccordionFirstOpen.init),
            Example(
                "disabled-item", "Disabled item", "One heading takes no press.", AccordionDisabledItem.init),
            Example("card", "Card", "The items in a frame.", AccordionCard.init),
            Example(
                "keep-mounted", "Keep mounted",
                "Closed content stays in the page, hidden, where a search in the page finds it.",
                AccordionKeepMounted.init),
            Example(
                "reordered", "Reordered",
                "The order changes; what is open stays open.",
                AccordionReordered.init),
            Example(
                "rtl", "Right to left",
                "The sign stands at the end of the line, on the left.",
                AccordionRTL.init),
        ])
}
