import { useState } from 'react'
import { practiceToday, useRights } from 'shared/session'
import { Typography } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { reportProblems } from '../reporting/reportFilters.ts'
import { reportSearch } from '../reporting/reportSearch.ts'
import { useSales } from './api.ts'
import { texts } from './messages.ts'
import { SalesFileButtons } from './SalesFileButtons.tsx'
import { countText, salesList } from './salesList.ts'
import { SalesTotals } from './SalesTotals.tsx'

/** Page with the list of the sales in a period: its validated sessions. */
export default function SalesPage() {
  const [today] = useState(practiceToday)
  const [list] = useState(() => salesList(today))
  const { filters, page } = useListParams(list)
  const { offer } = useRights()

  const problems = reportProblems(filters, today)
  const isValidPeriod = Object.keys(problems).length === 0
  const search = reportSearch(filters, offer)
  const sales = useSales({ ...search, page: page - 1 }, isValidPeriod)
  const { content, totals, totalElements: count = 0, itemsPerPage = 1 } = sales.data ?? {}
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={sales}
      rows={content}
      actions={<SalesFileButtons search={search} disabled={!isValidPeriod} />}
      filterControls={filterControls}
      filterProblems={problems}
      headline={totals && countText(count, totals)}
      summary={totals && <SalesTotals totals={totals} />}
      paging={{ page, pageSize: itemsPerPage, rowCount: count }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
        {texts.listExplanation}
      </Typography>
    </ListPage>
  )
}
