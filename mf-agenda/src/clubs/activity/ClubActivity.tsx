import { scheduledHours, totalsDue } from 'shared/domain/club'
import { hours, money } from 'shared/domain/format'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Button, EmptyState, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { ClubSessions } from './ClubSessions.tsx'
import { Figures } from './Figures.tsx'
import { texts } from '../messages.ts'
import { PatientsFilter } from './PatientsFilter.tsx'
import { RangeFields } from './RangeFields.tsx'
import { SessionAmountDue } from './SessionAmountDue.tsx'
import { useActivity } from './useActivity.ts'
import { useClubParams } from '../form/useClubParams.ts'

const dueColumns = [{ header: 'Montant dû', Cell: SessionAmountDue }]

/** Sessions at a place in a period, filtered by patient, with the amounts due for them. */
export function ClubActivity({ clubId }: { clubId: string }) {
  const { range, patientIds, setRange, setPatientIds } = useClubParams()
  const { data, isError, isPending, refetch } = useActivity(clubId, range)
  const { privileges } = useRights()

  const canSeePatients = privileges.includes('AGENDA') || privileges.includes('PATIENTS')
  const shownPatientIds = canSeePatients ? patientIds : []
  const sessions = data?.filter(
    ({ patientId }) => shownPatientIds.length === 0 || (patientId !== null && shownPatientIds.includes(patientId)),
  )
  const totals = totalsDue(sessions ?? [])
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
        {canSeePatients && <PatientsFilter sessions={data ?? []} patientIds={patientIds} onPatients={setPatientIds} />}
      </Box>
      {isError && !sessions && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={6} />}
      {sessions && (
        <Figures
          figures={[
            ['Séances', String(sessions.length)],
            ['Heures prévues', hours(scheduledHours(sessions))],
            ['Montant dû', money(totals.due)],
            ['Reste à payer', money(totals.left)],
          ]}
        />
      )}
      {sessions?.length === 0 && <EmptyState>{texts.noSession}</EmptyState>}
      {sessions && sessions.length > 0 && <ClubSessions clubId={clubId} sessions={sessions} dueColumns={dueColumns} />}
    </Stack>
  )
}
