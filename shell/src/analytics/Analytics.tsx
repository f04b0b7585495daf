import { useEffect } from 'react'
import { useOperator } from 'shared/client'
import { consentEnd } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'
import { isMeasured } from 'shared/domain/publicPages/measuredPages'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { deleteAnalyticsCookies } from './analyticsCookies.ts'
import { countView, silence } from './googleTag.ts'

/** Only a document that was opened on a measured page has a security policy that lets the tag in. */
function mayLoadTag(): boolean {
  const address = performance.getEntriesByType('navigation')[0]?.name
  return address !== undefined && isMeasured(new URL(address, location.origin).pathname)
}

/** Mounted while the visitor agrees to be counted: counts views of public pages, and leaves nothing once unmounted. */
export default function Analytics({ consent }: { consent: Consent }) {
  const { pathname } = useLocation()
  const isSignedIn = useSession(({ token }) => token !== null)
  const id = useOperator().data?.analytics?.id
  const cookiesUntil = consentEnd(consent).getTime()
  const isCounted = !isSignedIn && isMeasured(pathname)

  useEffect(() => {
    if (id === undefined || !isCounted || !mayLoadTag()) return undefined
    countView(id, pathname, new Date(cookiesUntil))
    return () => silence(id)
  }, [id, isCounted, pathname, cookiesUntil])

  useEffect(() => deleteAnalyticsCookies, [])
  return null
}
