import type { ClubSession } from 'shared/contracts/agenda/club'
import { hours, money } from 'shared/domain/format'
import type { Period } from 'shared/domain/calendar/period'
import { useClubs } from 'shared/lists'
import { Link } from 'shared/router'
import { Box, Button, CheckIcon, Chip, EmptyState, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { TextField } from 'shared/ui/form'
import type { DueColumn } from './ClubSessions.tsx'
import { Figures } from './Figures.tsx'
import { texts } from '../messages.ts'
import { RangeFields } from './RangeFields.tsx'
import { SessionPages } from './SessionPages.tsx'
import { useActivity } from './useActivity.ts'
import { useClubParams } from '../form/useClubParams.ts'

/** Amounts due to one place for the sessions of a period, paid or not. */
export default function AmountDetailsPage() {
  const clubs = useClubs()
  const { range, clubId, setRange, setClubId } = useClubParams()
  // Replaces an unknown place of the URL by the first place.
  const club = clubs.data?.find(({ id }) => id === clubId) ?? clubs.data?.[0]

  return (
    <>
      <PageTitle>Montants dus au lieu</PageTitle>
      {clubs.isError && !clubs.data && <LoadFailed onRetry={() => void clubs.refetch()} />}
      {clubs.isPending && <Pending rows={6} />}
      {clubs.data && !club && <NoClub />}
      {clubs.data && club && (
        <Stack spacing={2}>
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(154px, 1fr))', md: 'minmax(240px, 1fr) 180px 180px' },
              gap: 2,
              '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
            }}
          >
            <TextField
              select
              label="Lieu"
              id="clubId"
              value={club.id}
              onChange={(event) => setClubId(event.target.value)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {clubs.data.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </TextField>
            <RangeFields range={range} onRange={setRange} />
          </Box>
          <Amounts clubId={club.id} range={range} />
        </Stack>
      )}
    </>
  )
}

const Amount = ({ session: { amountDue } }: { session: ClubSession }) => money(amountDue)

function PaymentState({ session: { amountDue, paidToClub } }: { session: ClubSession }) {
  if (paidToClub) return <Chip size="small" icon={<CheckIcon />} label="Payé" color="success" variant="outlined" />
  return amountDue === 0 ? 'Rien à payer' : <Chip size="small" label="À payer" variant="outlined" />
}

const dueColumns: readonly DueColumn[] = [
  { header: 'Montant dû', Cell: Amount, align: 'right' },
  { header: 'État', Cell: PaymentState },
]

function Amounts({ clubId, range }: { clubId: string; range: Period }) {
  const { page } = useClubParams()
  const { data: activity, isError, isPending, refetch } = useActivity(clubId, { range, page })
  if (isPending) return <Pending rows={6} />
  if (!activity) return isError && <LoadFailed onRetry={() => void refetch()} />
  const { minutes, due, paid, left } = activity.sums
  return (
    <>
      <Figures
        figures={[
          ['Heures prévues', hours(minutes / 60)],
          ['Montant dû', money(due)],
          ['Payé', money(paid)],
          ['Reste à payer', money(left)],
        ]}
      />
      <SessionPages clubId={clubId} activity={activity} dueColumns={dueColumns} />
      <Button
        component={Link}
        to={`/pros/clubs/${clubId}?${new URLSearchParams({ ...range }).toString()}`}
        sx={{ alignSelf: 'flex-start' }}
      >
        Voir le lieu et régler
      </Button>
    </>
  )
}

const NoClub = () => (
  <EmptyState
    action={
      <Button component={Link} to="/pros/clubs" variant="contained">
        Voir les lieux
      </Button>
    }
  >
    {texts.noClub}
  </EmptyState>
)
