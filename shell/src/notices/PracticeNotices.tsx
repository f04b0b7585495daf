import { Suspense } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { lazyNotice } from './lazyNotice.ts'

const UnconfirmedPracticeNotice = lazyNotice(() => import('./UnconfirmedPracticeNotice.tsx'))

/** The pages of e-mailed links that confirm an address: they need no notice about it. */
const confirmationPaths = ['/public/confirm', '/public/email-change']

/** Notices about the signed-in member's practice, above the page. */
export function PracticeNotices() {
  const isUnconfirmed = useSession(({ user, paymentBlocked }) => user?.isUnconfirmed === true && !paymentBlocked)
  const { pathname } = useLocation()
  return <Suspense>{isUnconfirmed && !confirmationPaths.includes(pathname) && <UnconfirmedPracticeNotice />}</Suspense>
}
