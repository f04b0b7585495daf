import { useLocation, useNavigate } from 'shared/router'
import { closePreferences, useCookies } from './cookieConsent.ts'

const queryParam = 'cookies'

/**
 * Returns whether the dialog of cookie preferences is open, and a function that closes it. It opens from the banner,
 * from the footer, and by the query parameter `?cookies=1`, to which server-rendered pages link.
 */
export function usePreferences() {
  const { arePreferencesOpen } = useCookies()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const isInUrl = params.has(queryParam)

  const close = () => {
    closePreferences()
    if (!isInUrl) return
    params.delete(queryParam)
    void navigate({ pathname, search: params.toString() }, { replace: true, state, preventScrollReset: true })
  }

  return { isOpen: arePreferencesOpen || isInUrl, close }
}
