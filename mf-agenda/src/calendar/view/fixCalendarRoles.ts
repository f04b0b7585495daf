const tableSelector = '.rbc-month-view, .rbc-time-header'
const misplacedRoleSelector = '[role="row"], [role="rowgroup"], [role="cell"]'

function fixRoles(root: HTMLElement) {
  // Searches only the tables, because the many event blocks have no misplaced roles.
  const nodes = [...root.querySelectorAll(tableSelector)].flatMap((table) => [
    table,
    ...table.querySelectorAll(misplacedRoleSelector),
  ])
  for (const node of nodes) {
    node.removeAttribute('role')
    node.removeAttribute('aria-label')
  }
  // Makes the scrollable part reachable by keyboard, even on a day without sessions.
  const timeGrid = root.querySelector('.rbc-time-content')
  timeGrid?.setAttribute('tabindex', '0')
  timeGrid?.setAttribute('role', 'group')
  timeGrid?.setAttribute('aria-label', 'Heures')
}

/**
 * Removes the library's incomplete table roles after each render, since they mislead screen readers. Returns a
 * function that stops observing the renders.
 */
export function fixCalendarRoles(root: HTMLElement): () => void {
  fixRoles(root)
  const observer = new MutationObserver(() => fixRoles(root))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
