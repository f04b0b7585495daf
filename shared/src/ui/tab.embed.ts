/** Replaces tab.ts in the embed: the tab belongs to the partner's page, so its title is not changed. */
export const setDocumentTitle = (_title: string): void => undefined

export const isDialogOpen = (): boolean => false
