import { useLocation, useNavigate } from 'shared/router'
import { closePreferences, useCookies } from './choice.ts'

const name = 'cookies'

/**
 * The choice of cookies, opened from the banner, from the footer, and by the address (`?cookies=1`), to which
 * composed pages link.
 */
export function usePreferences() {
  const { preferencesOpen } = useCookies()
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const isInAddress = params.has(name)

  const close = () => {
    closePreferences()
    if (!isInAddress) return
    params.delete(name)
    void navigate({ pathname, search: params.toString() }, { replace: true, state, preventScrollReset: true })
  }

  return { isOpen: preferencesOpen || isInAddress, close }
}
