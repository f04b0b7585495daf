import { useCallback, useId, useMemo } from 'react'
import type { ShortSession } from 'shared/contracts/session'
import type { ColourSettings } from 'shared/domain/calendarColour'
import { useSessionTypes, useTherapists } from 'shared/lists'
import { useLocation, useNavigate } from 'shared/router'
import { useRights } from 'shared/session'
import { AddIcon, Box, Button, EmptyState, LinearProgress, LoadFailed, PageTitle, Typography, useIsPhone } from 'shared/ui'
import { AgendaFilters } from './AgendaFilters.tsx'
import { newSessionPath, sessionPath } from './agendaPath.ts'
import { AgendaToolbar } from './AgendaToolbar.tsx'
import { AgendaView } from './AgendaView.tsx'
import type { ChosenSlot } from './AgendaView.tsx'
import { Legend } from './Legend.tsx'
import { RequestsButton } from './RequestsButton.tsx'
import { RequestsPanel } from './RequestsPanel.tsx'
import { SessionsList } from './SessionsList.tsx'
import { TiredAnimals } from './TiredAnimals.tsx'
import { useAgendaAddress } from './useAgendaAddress.ts'
import { useAgendaKeys } from './useAgendaKeys.ts'
import { useAgendaSessions } from './useAgendaSessions.ts'
import { useRequests } from './useRequests.ts'
import { loadedPeriod, shownPeriod } from './view.ts'
import { today } from './wallDate.ts'

const byState: ColourSettings = { type: 'DEFAULT', colors: [] }
const noSession = 'Aucune séance sur cette période.'

export function AgendaPage() {
  const { address, change } = useAgendaAddress()
  const { view, day, therapistId, sessionTypeId } = address
  const { search } = useLocation()
  const navigate = useNavigate()
  const { offer } = useRights()
  const isPhone = useIsPhone()
  const panelId = useId()
  const now = today()

  const { data: sessionTypes = [] } = useSessionTypes()
  const { data: therapists = [] } = useTherapists()
  const practitioners = offer === 'ULTIME' ? therapists : []
  const requests = useRequests()
  const { sessions, isPending, isFetching, isLost, retry } = useAgendaSessions(loadedPeriod(view, day))

  const shown = useMemo(() => {
    const { startDate, endDate } = shownPeriod(view, day)
    return sessions.filter(
      (session) =>
        session.date >= startDate &&
        session.date <= endDate &&
        (therapistId === '' || session.therapistId === therapistId) &&
        (sessionTypeId === '' || session.sessionTypeId === sessionTypeId),
    )
  }, [sessions, view, day, therapistId, sessionTypeId])

  const from = useMemo(() => ({ agenda: search }), [search])
  const add = useCallback((slot: ChosenSlot = { day }) => void navigate(newSessionPath(slot), { state: from }), [navigate, from, day])
  const open = useCallback(({ id }: ShortSession) => void navigate(sessionPath(id), { state: from }), [navigate, from])
  const showDay = useCallback((chosen: string) => change({ view: 'day', day: chosen }), [change])
  useAgendaKeys({ view, day, today: now, change, add })

  const addButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => add()}>
      Ajouter une séance
    </Button>
  )
  const isEmpty = !isPending && !isLost && shown.length === 0

  return (
    <>
      <PageTitle
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: isPhone ? '100%' : 'auto' }}>
            <RequestsButton count={requests.length} open={address.requests} controls={panelId} onToggle={() => change({ requests: !address.requests })} />
            {addButton}
          </Box>
        }
      >
        Rendez-vous
      </PageTitle>
      {address.requests && requests.length > 0 && <RequestsPanel id={panelId} requests={requests} from={from} />}
      <AgendaFilters address={address} therapists={practitioners} sessionTypes={sessionTypes} change={change} />
      <AgendaToolbar view={view} day={day} today={now} change={change} />
      {view !== 'month' && <TiredAnimals day={day} />}
      {isLost && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={retry}>Les séances n'ont pas pu être chargées : le serveur ne répond pas.</LoadFailed>
        </Box>
      )}
      <Box sx={{ height: 4, mb: 0.5 }}>{isFetching && <LinearProgress aria-label="Chargement des séances" sx={{ borderRadius: 2 }} />}</Box>
      {isEmpty && view !== 'list' && (
        <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>
          {noSession}
        </Typography>
      )}
      {isEmpty && view === 'list' && <EmptyState action={addButton}>{noSession}</EmptyState>}
      {view === 'list' ? (
        <SessionsList sessions={shown} colours={byState} today={now} onOpen={open} />
      ) : (
        <AgendaView view={view} day={day} sessions={shown} colours={byState} onOpen={open} onSlot={add} onDay={showDay} />
      )}
      {view !== 'list' && <Legend />}
    </>
  )
}
