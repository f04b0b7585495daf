import { definePages, Navigate } from 'shared/router'
import { bookingPages } from '../src/bookingPages.ts'

const RedirectToTherapists = () => <Navigate to="/therapists" replace />

export const { Root: Pages, prefetch } = definePages([...bookingPages, { path: '/*', Page: RedirectToTherapists }])
