import { monthToClose } from 'shared/domain/reporting/monthEnd'
import { longMonth } from 'shared/domain/format'
import { useChanges } from 'shared/lists'
import { Link as RouterLink } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Box, Card, CheckIcon, LoadFailed, Pending, Typography } from 'shared/ui'
import { useMonthEnd } from '../monthEnd/api.ts'
import { moneySteps } from '../monthEnd/moneySteps.ts'
import { sessionSteps } from '../monthEnd/sessionSteps.ts'
import type { HasPrivilege, Step } from '../monthEnd/step.ts'
import { texts } from './messages.ts'

/** The tasks of the month to close, one line each, with a link to the month-end page. */
export function MonthTasks() {
  const { privileges } = useRights()
  const month = monthToClose(practiceToday())
  const { data, isError, refetch } = useMonthEnd(month, true)
  useChanges(() => void refetch())
  const hasPrivilege: HasPrivilege = (privilege) => privileges.includes(privilege)
  return (
    <Card component="section" aria-label={texts.toDo} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {`${texts.toDo} · ${longMonth(month)}`}
      </Typography>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && !data && <Pending rows={6} height={32} />}
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {[...sessionSteps(data, hasPrivilege), ...moneySteps(data, hasPrivilege)].map((step) => (
            <StepLine key={step.title} step={step} month={month} />
          ))}
        </Box>
      )}
    </Card>
  )
}

const StepLine = ({ step: { title, count, figures }, month }: { step: Step; month: string }) => (
  <li>
    <Box
      component={RouterLink}
      to={`/pros/administration/month-end?month=${month}`}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: { xs: 44, md: 32 },
        color: 'inherit',
        textDecoration: 'none',
        '&:hover': { textDecoration: 'underline' },
      }}
    >
      <Typography
        component="span"
        variant="body2"
        sx={{ flexGrow: 1, color: count === 0 ? 'text.secondary' : undefined }}
      >
        {title}
      </Typography>
      {count === 0 ? (
        <CheckIcon fontSize="small" color="success" titleAccess="Rien à faire" />
      ) : (
        <Typography component="span" variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {figures}
        </Typography>
      )}
    </Box>
  </li>
)
