const tables = '.rbc-month-view, .rbc-time-header'
const misplaced = '[role="row"], [role="rowgroup"], [role="cell"]'

function mend(root: HTMLElement) {
  // Only in the tables: among the blocks there is nothing to mend, and a great deal to look through.
  const nodes = [...root.querySelectorAll(tables)].flatMap((table) => [table, ...table.querySelectorAll(misplaced)])
  for (const node of nodes) {
    node.removeAttribute('role')
    node.removeAttribute('aria-label')
  }
  // What scrolls can be reached and scrolled by keyboard, even on a day without sessions.
  const hours = root.querySelector('.rbc-time-content')
  hours?.setAttribute('tabindex', '0')
  hours?.setAttribute('role', 'group')
  hours?.setAttribute('aria-label', 'Heures')
}

/** The calendar ships half a table's roles, which mislead readers of the screen: they are taken off as it draws. */
export function keepRolesHonest(root: HTMLElement): () => void {
  mend(root)
  const observer = new MutationObserver(() => mend(root))
  observer.observe(root, { childList: true, subtree: true })
  return () => observer.disconnect()
}
