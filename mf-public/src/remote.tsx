import { lazy, Suspense } from 'react'
import type { AreaModule } from 'shared/federation'
import { Route, Routes } from 'shared/router'
import { Pending } from 'shared/ui'
import { prefetch } from './prefetch.ts'
import { AvailabilityPage } from './availability/AvailabilityPage.tsx'
import { LandingPage } from './landing/LandingPage.tsx'
import { TherapistsPage } from './therapists/TherapistsPage.tsx'

const BookingPage = lazy(() => import('./booking/BookingPage.tsx'))
const WaitingPage = lazy(() => import('./booking/WaitingPage.tsx'))
const PartnersPage = lazy(() => import('./partners/PartnersPage.tsx'))
const CancelPage = lazy(() => import('./mailLinks/CancelPage.tsx'))
const ConfirmPage = lazy(() => import('./mailLinks/ConfirmPage.tsx'))

function Root() {
  return (
    <Suspense fallback={<Pending rows={6} />}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="/therapists" element={<TherapistsPage />} />
        <Route path="/therapists/:id" element={<AvailabilityPage />} />
        <Route path="/partenaires" element={<PartnersPage />} />
        <Route path="/public/session" element={<BookingPage />} />
        <Route path="/public/validation/waiting/session" element={<WaitingPage />} />
        <Route path="/public/session/cancel" element={<CancelPage />} />
        <Route path="/public/confirm" element={<ConfirmPage />} />
      </Routes>
    </Suspense>
  )
}

export default { contract: 1, Root, prefetch } satisfies AreaModule
