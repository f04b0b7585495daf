import { decimal, hours, money } from 'shared/domain/format'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Button, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { Figures } from './Figures.tsx'
import { PatientsFilter } from './PatientsFilter.tsx'
import { RangeFields } from './RangeFields.tsx'
import { SessionAmountDue } from './SessionAmountDue.tsx'
import { SessionPages } from './SessionPages.tsx'
import { useActivity } from './useActivity.ts'
import { useClubParams } from '../form/useClubParams.ts'

const dueColumns = [{ header: 'Montant dû', Cell: SessionAmountDue }]

/** Sessions at a place in a period, filtered by patient, with the amounts due for them. */
export function ClubActivity({ clubId }: { clubId: string }) {
  const { range, patientIds, page, setRange, setPatientIds } = useClubParams()
  const { privileges } = useRights()

  const canSeePatients = privileges.includes('AGENDA') || privileges.includes('PATIENTS')
  const { data, isError, isPending, refetch } = useActivity(clubId, {
    range,
    page,
    ...(canSeePatients && { patientIds }),
  })
  const detailsSearch = new URLSearchParams({ ...range, clubId })
  return (
    <Stack component="section" spacing={2} aria-labelledby="club-sessions">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}>
        <Typography id="club-sessions" variant="h2">
          Séances
        </Typography>
        <Button component={Link} to={`/pros/clubs/amount-details?${detailsSearch.toString()}`}>
          Montants dus
        </Button>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(154px, 1fr))', md: '180px 180px minmax(240px, 1fr)' },
          gap: 2,
          '& > :nth-of-type(3)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
        }}
      >
        <RangeFields range={range} onRange={setRange} />
        {canSeePatients && (
          <PatientsFilter
            periodPatientIds={data?.patientIds ?? []}
            patientIds={patientIds}
            onPatients={setPatientIds}
          />
        )}
      </Box>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={6} />}
      {data && (
        <>
          <Figures
            figures={[
              ['Séances', decimal(data.totalElements)],
              ['Heures prévues', hours(data.sums.minutes / 60)],
              ['Montant dû', money(data.sums.due)],
              ['Reste à payer', money(data.sums.left)],
            ]}
          />
          <SessionPages clubId={clubId} activity={data} dueColumns={dueColumns} />
        </>
      )}
    </Stack>
  )
}
