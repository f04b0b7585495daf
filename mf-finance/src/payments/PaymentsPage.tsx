import { useState } from 'react'
import { money, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Button, Fact, Typography } from 'shared/ui'
import { ListPage, useListParams } from 'shared/ui/data'
import { filterControls } from '../reporting/filterControls.ts'
import { reportProblems } from '../reporting/reportFilters.ts'
import { reportSearch, searchPath } from '../reporting/reportSearch.ts'
import { TotalsCard } from '../reporting/TotalsCard.tsx'
import { useReceivedPayments } from './api.ts'
import { texts } from './messages.ts'
import { paymentList } from './paymentList.ts'

/**
 * Page with the payments, refunds and corrections of a period, whose sum is the figure « Encaissé » of the dashboard.
 */
export default function PaymentsPage() {
  const [today] = useState(practiceToday)
  const { offer, privileges } = useRights()
  const [list] = useState(() => paymentList(today, { canOpenBills: privileges.includes('BILL') }))
  const { filters, page } = useListParams(list)

  const problems = reportProblems(filters, today)
  const isValidPeriod = Object.keys(problems).length === 0
  const search = reportSearch(filters, offer)
  const payments = useReceivedPayments({ ...search, page: page - 1 }, isValidPeriod)
  const { content, total, totalElements: count = 0, itemsPerPage = 1 } = payments.data ?? {}
  const { startDate, endDate } = search
  return (
    <ListPage
      title={texts.title}
      list={list}
      query={payments}
      rows={content}
      actions={
        <Button
          variant="outlined"
          component={RouterLink}
          to={searchPath('/pros/administration/books', { startDate, endDate })}
        >
          Livres comptables
        </Button>
      }
      filterControls={filterControls}
      filterProblems={problems}
      headline={`${count} ${plural(count, 'ligne', 'lignes')} du journal`}
      summary={
        total !== undefined && (
          <TotalsCard count={1}>
            <Fact name="Encaissé TTC">{money(total)}</Fact>
          </TotalsCard>
        )
      }
      paging={{ page, pageSize: itemsPerPage, rowCount: count }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '70ch' }}>
        {texts.listExplanation}
      </Typography>
    </ListPage>
  )
}
