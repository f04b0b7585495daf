import { expect, type Page } from '@playwright/test'

/** Minimum width and height of a control for a finger. */
const minSizePx = 44

/**
 * Lists the visible controls that react to a finger on less than 44 px in one direction. A control reacts on its own
 * box, on the field or label around it, and on its `::after`, which `touchArea` of the theme extends. Links within a
 * sentence are exempt, as in WCAG 2.5.8, and so are calendar events, whose height is their duration.
 */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((minimum) => {
    const controlSelector =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=switch], [role=combobox]'
    const wrapperSelector =
      '.MuiInputBase-root, .MuiPickersInputBase-root, .MuiCheckbox-root, .MuiRadio-root, .MuiSwitch-root'

    function listReactiveBoxes(control: Element): { width: number; height: number }[] {
      const target = (control.matches('input, textarea') ? control.closest(wrapperSelector) : null) ?? control
      const after = getComputedStyle(target, '::after')
      return [
        target.getBoundingClientRect(),
        ...(after.content !== 'none' && after.position === 'absolute'
          ? [{ width: Number.parseFloat(after.width), height: Number.parseFloat(after.height) }]
          : []),
        ...(control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [])
          .filter((label) => label.contains(control))
          .map((label) => label.getBoundingClientRect()),
      ]
    }

    return [...document.querySelectorAll(controlSelector)]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          control.getBoundingClientRect().width > 1 &&
          !control.matches(':disabled') &&
          !control.closest('[inert], [aria-hidden=true], .rbc-event, .rbc-events-container'),
      )
      .filter((control) => {
        const siblings = [...(control.parentNode?.childNodes ?? [])].filter((node) => node !== control)
        const isInSentence = siblings.some((node) => node.textContent?.trim() !== '')
        return !isInSentence || getComputedStyle(control).display !== 'inline'
      })
      .flatMap((control) => {
        const boxes = listReactiveBoxes(control)
        const width = Math.max(...boxes.map((box) => box.width))
        const height = Math.max(...boxes.map((box) => box.height))
        // Tolerates rounding by half a pixel.
        if (Math.min(width, height) > minimum - 0.5) return []
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
        return [
          `${Math.round(width)} × ${Math.round(height)} px: ${control.tagName.toLowerCase()} « ${name.slice(0, 60)} »`,
        ]
      })
  }, minSizePx)

/** Checks that a finger can press every control of the page. */
export async function expectTouchTargets(page: Page): Promise<void> {
  await expect.poll(() => findSmallTargets(page), `controls smaller than ${minSizePx} px`).toEqual([])
}
