import { Suspense } from 'react'
import { useLocation } from 'shared/router'
import { useSession } from 'shared/session'
import { lazyNotice } from './lazyNotice.ts'

const UnconfirmedPracticeNotice = lazyNotice(() => import('./UnconfirmedPracticeNotice.tsx'))

/** The page of the e-mailed link, which needs no notice about it. */
const confirmationPath = '/public/confirm'

/** Notices about the signed-in member's practice, above the page. */
export function PracticeNotices() {
  const isUnconfirmed = useSession(({ user, paymentBlocked }) => user?.isUnconfirmed === true && !paymentBlocked)
  const { pathname } = useLocation()
  return <Suspense>{isUnconfirmed && pathname !== confirmationPath && <UnconfirmedPracticeNotice />}</Suspense>
}
