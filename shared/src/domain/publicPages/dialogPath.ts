/** The query parameter that opens a dialog over a page. */
export type DialogName = 'connexion' | 'inscription' | 'cookies'

/** The path of a page with a dialog open over it: `/therapists?location=lyon&connexion=1`. */
export const dialogPath = (path: string, dialog: DialogName): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dialog}=1`
