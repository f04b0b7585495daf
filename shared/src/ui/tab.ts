export const nameDocument = (title: string): void => {
  document.title = title
}

/** A dialog keeps the focus it has. */
export const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
