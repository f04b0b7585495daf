const tabbable =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]:not([data-testid])'

/**
 * Keeps the Tab key within a dialog. MUI's own focus trap listens on the document, which does not see focus changes
 * within one shadow root.
 */
export function keepTabIn(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event
  const modal = target instanceof Element ? target.closest('.MuiModal-root') : null
  if (key !== 'Tab' || !modal) return
  const stops = [...modal.querySelectorAll<HTMLElement>(tabbable)]
  const [first, last] = [stops[0], stops.at(-1)]
  const isTabStop = stops.some((stop) => stop === target)
  if (isTabStop && target !== (shiftKey ? first : last)) return
  event.preventDefault()
  const next = shiftKey ? last : first
  next?.focus()
}
