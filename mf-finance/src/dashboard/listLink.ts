import type { Privilege } from 'shared/contracts/access'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import type { ListName } from './figures.ts'

const linkByList: Readonly<Record<ListName, { path: string; label: string; privilege: Privilege }>> = {
  sales: { path: '/sales/details', label: 'Voir les séances', privilege: 'ADMINISTRATION' },
  billings: { path: '/pros/billings/details', label: 'Voir les factures', privilege: 'BILL' },
  unpaidBills: { path: '/pros/billings/details', label: 'Voir les factures', privilege: 'BILL' },
  unbilled: { path: '/pros/billings/unbilled', label: 'Facturer', privilege: 'BILL' },
  payments: { path: '/pros/administration/payments', label: 'Voir les paiements', privilege: 'ADMINISTRATION' },
  estimations: { path: '/pros/estimations/details', label: 'Voir les devis', privilege: 'ESTIMATION' },
  animals: { path: '/pros/animals', label: 'Voir les animaux', privilege: 'ANIMALS' },
}

function filteredPath(listName: ListName, path: string, search: ReportSearch): string {
  if (listName === 'animals' || listName === 'unbilled') return path
  return listName === 'unpaidBills' ? `${searchPath(path, search)}&status=UNPAID` : searchPath(path, search)
}

/**
 * Returns the link of a figure to its list, filtered by the same days and therapist. The animals and the unbilled
 * sessions are not filtered; the latter open at the current month. Undefined for members who may not open the list.
 */
export function listLink(listName: ListName, search: ReportSearch, privileges: readonly string[]) {
  const { path, label, privilege } = linkByList[listName]
  if (!privileges.includes(privilege)) return undefined
  return { label, path: filteredPath(listName, path, search) }
}
