import { lazy, Suspense } from 'react'
import { Pending } from 'shared/ui'
import { Navigate, Route, Routes, useLocation } from 'shared/router'
import { useRights, useSession } from 'shared/session'
import { pathAfterSignIn } from './auth/memberPaths.ts'
import { SignedOutPage } from './auth/SignedOutPage.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { PaymentBlockedPage } from './pages/PaymentBlockedPage.tsx'
import { AreaOutlet } from './registry/screens/AreaOutlet.tsx'
import { useIsServed } from './useIsServed.ts'

const ResetPasswordPage = lazy(() => import('./auth/ResetPasswordPage.tsx'))
const ChangePasswordPage = lazy(() => import('./auth/ChangePasswordPage.tsx'))

/** Routes of the shell's own pages; every other path belongs to an area. */
export const Pages = () => (
  <Suspense fallback={<Pending />}>
    <Routes>
      <Route path="/" element={<Home />} />
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/change-password" element={<ChangePasswordPage />} />
      <Route path="/pros/payment-blocked" element={<PaymentBlockedPage />} />
      <Route path="*" element={<Area />} />
    </Routes>
  </Suspense>
)

const Area = () => <AreaOutlet notFound={<NotFoundPage />} signedOut={<SignedOutPage />} />

/** Redirects signed-in users as `pathAfterSignIn` decides; visitors see the area's home page. */
function Home() {
  const isSignedIn = useSession(({ token }) => token !== null)
  const isBlocked = useSession(({ paymentBlocked }) => paymentBlocked)
  const { privileges } = useRights()
  const isServed = useIsServed()
  const { state }: { state: unknown } = useLocation()
  return isSignedIn ? <Navigate to={pathAfterSignIn({ privileges, isBlocked, isServed, state })} replace /> : <Area />
}
