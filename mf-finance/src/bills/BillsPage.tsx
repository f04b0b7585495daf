import { useState } from 'react'
import { plural } from 'shared/domain/format'
import { practiceToday } from 'shared/session'
import { SectionLinks } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { useBills } from './api.ts'
import { BillSums } from './BillSums.tsx'
import { billBulkActions } from './billBulkActions.tsx'
import { billFilterProblems, billList, billQuery } from './billList.ts'
import { billSection } from './billPages.ts'

export function BillsPage() {
  const [list] = useState(() => billList(practiceToday()))
  const params = useListParams(list)
  const bills = useBills(billQuery(params))

  const { content, totalElements: count = 0, itemsPerPage = 1 } = bills.data ?? {}
  return (
    <ListPage
      title="Factures"
      list={list}
      query={bills}
      rows={content}
      add={{ label: 'Ajouter', path: '/pros/billings' }}
      actions={<SectionLinks section={billSection} />}
      emptyActions={<SectionLinks section={billSection} whenEmpty />}
      bulkActions={billBulkActions}
      filterControls={filterControls}
      filterProblems={billFilterProblems(params.filters)}
      headline={`${count} ${plural(count, 'facture', 'factures')}`}
      tabTotals={bills.data?.byStatus}
      summary={bills.data && <BillSums sums={bills.data.sums} />}
      paging={{ page: params.page, pageSize: itemsPerPage, rowCount: count }}
    />
  )
}
