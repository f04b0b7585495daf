import { isUuid } from 'shared/domain/uuid'
import { useTherapists } from 'shared/lists'
import { useQueryParams } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Box, layout, LoadFailed, PageActions, PageTitle, Pending } from 'shared/ui'
import { FilterLayout, TherapistFilter } from 'shared/ui/data'
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
        tools={
          batchId === '' && (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', '& > *': { minWidth: 0 } }}>
              <MonthPicker month={month} onChange={(value) => changeParams({ month: value })} />
              <FilterLayout value="chip">
                <TherapistFilter
                  label="Praticien"
                  value={therapistId}
                  onChange={(value) => changeParams({ therapistId: value })}
                  problem={undefined}
                />
              </FilterLayout>
            </Box>
          )
        }
        actions={
          <PageActions
            actions={[
              { label: billSection.backLabel, path: billSection.path },
              ...(privileges.includes('ADMINISTRATION')
                ? [{ label: 'Fin de mois', path: `/pros/administration/month-end?month=${month}` }]
                : []),
            ]}
          />
        }
      >
        À facturer
      </PageTitle>
      <Box sx={{ maxWidth: layout.formWidthPx }}>{contents()}</Box>
    </>
  )
}
