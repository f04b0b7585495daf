import type { Privilege } from 'shared/contracts/access'
import { searchPath } from '../reporting/reportSearch.ts'
import type { ReportSearch } from '../reporting/reportSearch.ts'
import type { RowList } from './figures.ts'

const lists: Readonly<Record<RowList, { path: string; label: string; privilege: Privilege }>> = {
  sales: { path: '/sales/details', label: 'Voir les séances', privilege: 'ADMINISTRATION' },
  billings: { path: '/pros/billings/details', label: 'Voir les factures', privilege: 'BILL' },
  payments: { path: '/pros/administration/payments', label: 'Voir les paiements', privilege: 'ADMINISTRATION' },
  estimations: { path: '/pros/estimations/details', label: 'Voir les devis', privilege: 'ESTIMATION' },
  animals: { path: '/pros/animals', label: 'Voir les animaux', privilege: 'ANIMALS' },
}

/** Link to the list behind a figure, for the same days and therapist; undefined for members who may not open it. */
export function rowsLink(listName: RowList, search: ReportSearch, privileges: readonly string[]) {
  const { path, label, privilege } = lists[listName]
  if (!privileges.includes(privilege)) return undefined
  return { label, path: listName === 'animals' ? path : searchPath(path, search) }
}
