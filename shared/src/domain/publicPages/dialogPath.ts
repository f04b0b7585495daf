/** The dialogs that open over a page; each name is the query parameter that opens the dialog. */
export type DialogName = 'connexion' | 'inscription' | 'cookies'

/** Returns the path of a page with a dialog open over it: `/therapists?location=lyon&connexion=1`. */
export const dialogPath = (path: string, dialog: DialogName): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dialog}=1`
