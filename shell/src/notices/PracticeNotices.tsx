import { Suspense } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { lazyNotice } from './lazyNotice.ts'

const UnconfirmedPracticeNotice = lazyNotice(() => import('./UnconfirmedPracticeNotice.tsx'))

/** Pages opened by the links of confirmation e-mails: they need no notice about an unconfirmed address. */
const confirmationPaths = ['/public/confirm', '/public/email-change']

/** Notices about the signed-in member's practice, above the page. */
export function PracticeNotices() {
  const isUnconfirmed = useSession(({ user, paymentBlocked }) => user?.isUnconfirmed === true && !paymentBlocked)
  const { pathname } = useLocation()
  return <Suspense>{isUnconfirmed && !confirmationPaths.includes(pathname) && <UnconfirmedPracticeNotice />}</Suspense>
}
