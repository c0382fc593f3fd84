"""With scripts on, nothing moves by itself while a page loads, and a press moves only what it was meant to."""

import pytest
from controls import PRESSABLE, READ, promised
from playwright.sync_api import expect

# What has moved so far, but for the knob of a control that was pressed. Two frames later all of it has been noted.
SHIFTS = """() => new Promise(done => {
    const seen = [];
    const observer = new PerformanceObserver(list => seen.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const tell = () => done([...seen, ...observer.takeRecords()].flatMap(shift => shift.sources
        .filter(({ node }) => !node?.parentElement?.closest('form.press button'))
        .map(({ node }) => `${shift.value}: ${node?.outerHTML?.slice(0, 120) ?? node?.textContent}`)));
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)));
})"""
# Pages whose presses make nothing longer or shorter.
STEADY = ["checkbox", "labeled-checkbox", "switch", "spring-toggle", "toggle", "toggle-group"]


@pytest.fixture(scope="module")
def scripted(open_page):
    return open_page()


def test_nothing_shifts_while_a_page_loads(scripted, base, path):
    scripted.goto(base + path)
    assert scripted.evaluate(SHIFTS) == []


@pytest.mark.parametrize("component", STEADY)
def test_nothing_shifts_around_a_press(scripted, base, component):
    scripted.goto(f"{base}/components/{component}")
    control = scripted.locator(f"main .preview {PRESSABLE}").first
    before = control.evaluate(READ)
    promise = promised(before["writes"], before["state"])
    identifier = control.get_attribute("id")
    control.click()
    told = f'[id="{identifier}"]:is([aria-checked="{promise}"], [aria-pressed="{promise}"])'
    expect(scripted.locator(told)).to_have_count(1)
    assert scripted.evaluate(SHIFTS) == []
