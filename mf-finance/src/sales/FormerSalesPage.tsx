import { Navigate, useLocation } from 'shared/router'

/** Redirects `/pros/sales/details` to `/sales/details` (ruling 13). */
export default function FormerSalesPage() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/sales/details', search }} replace />
}
