import { useEffect } from 'react'
import { useOperator } from 'shared/client'
import { consentEnd } from 'shared/domain/accounts/consent'
import type { Consent } from 'shared/domain/accounts/consent'
import { isMeasured } from 'shared/domain/publicPages/measuredPages'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { deleteAnalyticsCookies } from './analyticsCookies.ts'
import { countView, disableTag } from './googleTag.ts'

/** Whether the document's security policy allows the tag, which depends on the page that was loaded first. */
function mayLoadTag(): boolean {
  const address = performance.getEntriesByType('navigation')[0]?.name
  return address !== undefined && isMeasured(new URL(address, location.origin).pathname)
}

/**
 * Counts views of public pages. Mounted while the visitor consents; deletes its cookies when
 * unmounted.
 */
export default function Analytics({ consent }: { consent: Consent }) {
  const { pathname } = useLocation()
  const isSignedIn = useSession(({ token }) => token !== null)
  const id = useOperator().data?.analytics?.id
  const cookiesUntilMs = consentEnd(consent).getTime()
  const isCounted = !isSignedIn && isMeasured(pathname)

  useEffect(() => {
    if (id === undefined || !isCounted || !mayLoadTag()) return undefined
    countView(id, pathname, new Date(cookiesUntilMs))
    return () => disableTag(id)
  }, [id, isCounted, pathname, cookiesUntilMs])

  useEffect(() => deleteAnalyticsCookies, [])
  return null
}
