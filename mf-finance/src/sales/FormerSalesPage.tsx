import { Navigate, useLocation } from 'shared/router'

/** `/pros/sales/details` leads to `/sales/details` (ruling 13). */
export default function FormerSalesPage() {
  const { search } = useLocation()
  return <Navigate to={{ pathname: '/sales/details', search }} replace />
}
