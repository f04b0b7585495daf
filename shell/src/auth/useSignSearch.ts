import { offerOfName } from 'shared/domain/accounts/offers'
import { useLocation, useNavigate } from 'shared/router'

/**
 * Names of the dialogs that open by the address (`?connexion=1`, `?inscription=1&offre=PRO`), so that any page may
 * link to them and Back closes them.
 */
export type SignDialogName = 'connexion' | 'inscription'
const names: readonly SignDialogName[] = ['connexion', 'inscription']

export function useSignSearch() {
  const { search, pathname, state }: { search: string; pathname: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)

  const searchFor = (name: SignDialogName | undefined) => {
    const next = new URLSearchParams(search)
    for (const other of [...names, 'offre']) next.delete(other)
    if (name) next.set(name, '1')
    return next.toString()
  }

  return {
    open: names.find((name) => params.has(name)),
    /** The offer selected by the link to the sign-up. */
    offer: offerOfName(params.get('offre')),
    searchFor,
    /** Shows the other dialog, or none, on the same page, replacing the history entry. */
    show: (name: SignDialogName | undefined) =>
      void navigate({ pathname, search: searchFor(name) }, { replace: true, state, preventScrollReset: true }),
  }
}
