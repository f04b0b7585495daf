/** The tab belongs to the partner's page. */
export const nameDocument = (_title: string): void => undefined

export const dialogIsOpen = (): boolean => false
