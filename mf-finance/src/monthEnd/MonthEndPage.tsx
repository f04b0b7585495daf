import { messageFor } from 'shared/client'
import { monthToClose } from 'shared/domain/reporting/monthEnd'
import { useChanges } from 'shared/lists'
import { useQueryParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Alert, Box, layout, LoadFailed, PageTitle, Pending, Typography } from 'shared/ui'
import { isMonth } from '../reporting/isMonth.ts'
import { MonthPicker } from '../reporting/MonthPicker.tsx'
import { useMonthEnd } from './api.ts'
import { readFailed, texts } from './messages.ts'
import { Steps } from './Steps.tsx'

/** `/pros/administration/month-end`: the remaining tasks of a month. */
export default function MonthEndPage() {
  const [params, changeParams] = useQueryParams()
  const today = practiceToday()
  const monthParam = params.get('month') ?? ''
  const month = isMonth(monthParam) ? monthParam : monthToClose(today)
  const thisMonth = today.slice(0, 7)
  const hasBegun = month <= thisMonth
  const { data, error, isError, refetch } = useMonthEnd(month, hasBegun)
  useChanges(() => {
    if (hasBegun) void refetch()
  })

  function contents() {
    if (!hasBegun) return <Alert severity="info">{texts.notBegun}</Alert>
    if (isError && !data) return <LoadFailed onRetry={() => void refetch()}>{messageFor(error, readFailed)}</LoadFailed>
    return data ? <Steps monthEnd={data} /> : <Pending rows={6} height={64} />
  }

  return (
    <>
      <PageTitle
        tools={
          <MonthPicker month={month} lastMonth={thisMonth} onChange={(newMonth) => changeParams({ month: newMonth })} />
        }
      >
        {texts.title}
      </PageTitle>
      <Box sx={{ maxWidth: layout.formWidthPx }}>
        {contents()}
        {month === thisMonth && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {texts.notFinished}
          </Typography>
        )}
      </Box>
    </>
  )
}
