const tabbableSelector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]:not([data-testid])'

/**
 * Keeps the focus within a dialog when Tab is pressed. MUI's own focus trap listens on the document, which receives no
 * event for focus changes within one shadow root.
 */
export function trapFocus(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  const modal = target instanceof Element ? target.closest('.MuiModal-root') : null
  if (key !== 'Tab' || !modal) return
  const tabStops = [...modal.querySelectorAll<HTMLElement>(tabbableSelector)]
  const [firstStop, lastStop] = [tabStops[0], tabStops.at(-1)]
  const isTabStop = tabStops.some((stop) => stop === target)
  if (isTabStop && target !== (shiftKey ? firstStop : lastStop)) return
  event.preventDefault()
  const nextStop = shiftKey ? lastStop : firstStop
  nextStop?.focus()
}
