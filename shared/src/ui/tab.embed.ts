/** The tab belongs to the partner's page. */
export const setDocumentTitle = (_title: string): void => undefined

export const isDialogOpen = (): boolean => false
