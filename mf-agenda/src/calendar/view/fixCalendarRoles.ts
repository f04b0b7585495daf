const tables = '.rbc-month-view, .rbc-time-header'
const misplacedRoles = '[role="row"], [role="rowgroup"], [role="cell"]'

function fixRoles(root: HTMLElement) {
  // Only in the tables: the event blocks need no fix, and there are many.
  const nodes = [...root.querySelectorAll(tables)].flatMap((table) => [
    table,
    ...table.querySelectorAll(misplacedRoles),
  ])
  for (const node of nodes) {
    node.removeAttribute('role')
    node.removeAttribute('aria-label')
  }
  // The scrollable part must be reachable by keyboard, even on a day without sessions.
  const hours = root.querySelector('.rbc-time-content')
  hours?.setAttribute('tabindex', '0')
  hours?.setAttribute('role', 'group')
  hours?.setAttribute('aria-label', 'Heures')
}

/** The library sets incomplete table roles, which mislead screen readers: removes them after each render. Returns how to stop. */
export function fixCalendarRoles(root: HTMLElement): () => void {
  fixRoles(root)
  const observer = new MutationObserver(() => fixRoles(root))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
