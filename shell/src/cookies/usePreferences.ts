import { useLocation, useNavigate } from 'shared/router'
import { closePreferences, useCookies } from './choice.ts'

const queryParam = 'cookies'

/**
 * Whether the dialog of cookie preferences is open, and how to close it. It opens from the banner,
 * from the footer, and by the address (`?cookies=1`), to which composed pages link.
 */
export function usePreferences() {
  const { arePreferencesOpen } = useCookies()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const isInAddress = params.has(queryParam)

  const close = () => {
    closePreferences()
    if (!isInAddress) return
    params.delete(queryParam)
    void navigate({ pathname, search: params.toString() }, { replace: true, state, preventScrollReset: true })
  }

  return { isOpen: arePreferencesOpen || isInAddress, close }
}
