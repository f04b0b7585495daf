import { useState } from 'react'
import { plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Button } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { useBills } from './api.ts'
import { BillSums } from './BillSums.tsx'
import { billBulkActions } from './billBulkActions.ts'
import { billFilterControls } from './billFilterControls.tsx'
import { billFilterProblems, billList, billQuery } from './billList.ts'

const UnbilledLink = () => (
  <Button variant="outlined" component={RouterLink} to="/pros/billings/unbilled">
    À facturer
  </Button>
)

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
      actions={<UnbilledLink />}
      emptyActions={<UnbilledLink />}
      bulkActions={billBulkActions}
      filterControls={billFilterControls}
      filterProblems={billFilterProblems(params.filters)}
      headline={`${count} ${plural(count, 'facture', 'factures')}`}
      summary={bills.data && <BillSums sums={bills.data.sums} />}
      paging={{ page: params.page, pageSize: itemsPerPage, rowCount: count }}
    />
  )
}
