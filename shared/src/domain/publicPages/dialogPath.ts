/** What the shell opens over a page whose address has this parameter. */
export type DialogName = 'connexion' | 'inscription' | 'cookies'

/** The address that opens a dialog over the page at a path: `/therapists?location=lyon&connexion=1`. */
export const dialogPath = (path: string, dialog: DialogName): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dialog}=1`
