const misplaced = '.rbc-month-view, .rbc-month-view [role="row"], .rbc-month-view [role="rowgroup"], .rbc-month-view [role="cell"], .rbc-time-header [role="row"], .rbc-time-header [role="rowgroup"], .rbc-time-header [role="cell"]'

function mend(root: HTMLElement) {
  for (const node of root.querySelectorAll(misplaced)) {
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
