import { isUuid } from 'shared/domain/uuid'
import { useTherapists } from 'shared/lists'
import { Link as RouterLink, useQueryParams } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Box, Button, LoadFailed, PageTitle, Pending, SectionLinks } from 'shared/ui'
import { TherapistFilter } from 'shared/ui/data'
import { useIssuingProfile } from '../../issuing/useIssuingProfile.ts'
import { isMonth } from '../../reporting/isMonth.ts'
import { MonthPicker } from '../../reporting/MonthPicker.tsx'
import { billSection } from '../billPages.ts'
import { useNextBillNumber } from '../form/api.ts'
import { useUnbilled } from './api.ts'
import { BatchProgress } from './BatchProgress.tsx'
import { MonthForm } from './MonthForm.tsx'

/** `/pros/billings/unbilled`: the patients to bill for a month, as a batch. */
export default function MonthPage() {
  const [params, changeParams] = useQueryParams()
  const monthParam = params.get('month') ?? ''
  const month = isMonth(monthParam) ? monthParam : practiceToday().slice(0, 7)
  const therapistId = params.get('therapistId') ?? ''
  const batchId = params.get('batch') ?? ''
  const profile = useIssuingProfile()
  const therapists = useTherapists()
  const { privileges } = useRights()
  const unbilled = useUnbilled(month, therapistId)

  const nextNumber = useNextBillNumber()

  const queries = [profile, therapists, unbilled, nextNumber]
  const failedQueries = queries.filter(({ isError, data }) => isError && !data)

  function contents() {
    if (isUuid(batchId)) return <BatchProgress batchId={batchId} onClose={() => changeParams({ batch: '' })} />
    if (failedQueries.length > 0)
      return <LoadFailed onRetry={() => failedQueries.forEach(({ refetch }) => void refetch())} />
    if (!profile.data || !therapists.data || !unbilled.data || !nextNumber.data) return <Pending rows={6} />
    return (
      <MonthForm
        key={`${month} ${therapistId}`}
        month={month}
        profile={profile.data}
        therapists={therapists.data}
        therapistId={therapistId === '' ? null : therapistId}
        unbilled={unbilled.data}
        nextNumber={nextNumber.data}
        onStarted={(id) => changeParams({ batch: id })}
      />
    )
  }

  return (
    <>
      <PageTitle
        actions={
          <>
            {privileges.includes('ADMINISTRATION') && (
              <Button component={RouterLink} to={`/pros/administration/month-end?month=${month}`}>
                Fin de mois
              </Button>
            )}
            <SectionLinks section={billSection} />
          </>
        }
      >
        À facturer
      </PageTitle>
      <Box sx={{ maxWidth: 920 }}>
        {batchId === '' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
            <MonthPicker month={month} onChange={(value) => changeParams({ month: value })} />
            <Box sx={{ minWidth: 200, '&:empty': { display: 'none' } }}>
              <TherapistFilter
                label="Praticien"
                value={therapistId}
                onChange={(value) => changeParams({ therapistId: value })}
                problem={undefined}
              />
            </Box>
          </Box>
        )}
        {contents()}
      </Box>
    </>
  )
}
