import { lazy, Suspense, useEffect, useRef } from 'react'
import { Navigate, Route, Routes, useLocation } from 'shared/router'
import { Pending } from 'shared/ui'
import { AvailabilityPage } from '../src/availability/AvailabilityPage.tsx'
import { TherapistsPage } from '../src/therapists/TherapistsPage.tsx'
import { useNews } from './useNews.ts'

const BookingPage = lazy(() => import('../src/booking/BookingPage.tsx'))
const WaitingPage = lazy(() => import('../src/booking/WaitingPage.tsx'))

/** The screens of the area that lead to a booking, at their own addresses. */
export function Screens({ element }: { element: HTMLElement }) {
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useNews(element)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    // A shorter screen may begin above what the window shows.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' })
  }, [pathname, element])

  return (
    <Suspense fallback={<Pending rows={6} />}>
      <Routes>
        <Route path="/therapists" element={<TherapistsPage />} />
        <Route path="/therapists/:id" element={<AvailabilityPage />} />
        <Route path="/public/session" element={<BookingPage />} />
        <Route path="/public/validation/waiting/session" element={<WaitingPage />} />
        <Route path="*" element={<Navigate to="/therapists" replace />} />
      </Routes>
    </Suspense>
  )
}
