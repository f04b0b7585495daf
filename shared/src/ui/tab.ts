export const nameDocument = (title: string): void => {
  document.title = title
}

/** Whether a dialog is open, which keeps the focus. */
export const dialogIsOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
