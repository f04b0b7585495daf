const tables = '.rbc-month-view, .rbc-time-header'
const misplacedRoles = '[role="row"], [role="rowgroup"], [role="cell"]'

function fixRoles(root: HTMLElement) {
  // Only the tables need this; skips the event blocks, of which there are many.
  const nodes = [...root.querySelectorAll(tables)].flatMap((table) => [
    table,
    ...table.querySelectorAll(misplacedRoles),
  ])
  for (const node of nodes) {
    node.removeAttribute('role')
    node.removeAttribute('aria-label')
  }
  // Makes the scrollable part reachable by keyboard, even on a day without sessions.
  const hours = root.querySelector('.rbc-time-content')
  hours?.setAttribute('tabindex', '0')
  hours?.setAttribute('role', 'group')
  hours?.setAttribute('aria-label', 'Heures')
}

/**
 * Removes the library's incomplete table roles after each render, since they mislead screen readers. Returns a
 * function that stops it.
 */
export function fixCalendarRoles(root: HTMLElement): () => void {
  fixRoles(root)
  const observer = new MutationObserver(() => fixRoles(root))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
