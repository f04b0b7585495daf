export const nameTab = (title: string): void => {
  document.title = `${title} · Complice`
}

/** A dialog keeps the focus it has. */
export const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
