export const setDocumentTitle = (title: string): void => {
  document.title = title
}

/** Whether a dialog is open, which keeps the focus. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
