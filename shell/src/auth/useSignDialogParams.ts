import { offerOfName } from 'shared/domain/accounts/offers'
import { useLocation, useNavigate } from 'shared/router'

/**
 * Query parameters that open a dialog (`?connexion=1`, `?inscription=1&offre=PRO`), so that any page can link to the
 * dialogs and the browser's Back button closes them.
 */
export type SignDialogName = 'connexion' | 'inscription'
const dialogNames: readonly SignDialogName[] = ['connexion', 'inscription']

export function useSignDialogParams() {
  const { search, pathname, state }: { search: string; pathname: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)

  const searchFor = (name: SignDialogName | undefined) => {
    const newParams = new URLSearchParams(search)
    for (const param of [...dialogNames, 'offre']) newParams.delete(param)
    if (name) newParams.set(name, '1')
    return newParams.toString()
  }

  return {
    openDialog: dialogNames.find((name) => params.has(name)),
    /** The offer selected by the link to the sign-up. */
    offer: offerOfName(params.get('offre')),
    searchFor,
    /** Shows the named dialog, or none, on the same page, replacing the history entry. */
    show: (name: SignDialogName | undefined) =>
      void navigate({ pathname, search: searchFor(name) }, { replace: true, state, preventScrollReset: true }),
  }
}
