import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { refreshSessions, useChanges, useSessionTypes, useTherapists } from 'shared/lists'
import { practiceToday, storage, useRights } from 'shared/session'
import { AddIcon, Box, Button, EmptyState, LoadFailed, PageTitle, Typography, useIsPhone } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import { changePaid, toastPaidFailed } from '../sessions/paid/changePaid.ts'
import { CalendarSubscription } from '../feed/CalendarSubscription.tsx'
import { AgendaFilters } from './filters/AgendaFilters.tsx'
import { AgendaMenu } from './AgendaMenu.tsx'
import { AgendaToolbar } from './filters/AgendaToolbar.tsx'
import { AgendaView } from './view/AgendaView.tsx'
import type { AgendaViewProps } from './view/AgendaView.tsx'
import { DayNotes } from './view/DayNotes.tsx'
import { Legend } from './view/Legend.tsx'
import { PrintedWeek } from './view/PrintedWeek.tsx'
import { RequestsButton } from './requests/RequestsButton.tsx'
import { RequestsPanel } from './requests/RequestsPanel.tsx'
import { SessionsList } from './view/SessionsList.tsx'
import { TiredAnimals } from './TiredAnimals.tsx'
import { useAgendaAddress } from './filters/useAgendaAddress.ts'
import { useAgendaKeys } from './filters/useAgendaKeys.ts'
import { useAgendaPaths } from './filters/useAgendaPaths.ts'
import { useAgendaSessions } from './useAgendaSessions.ts'
import { useBackdrop } from './view/useBackdrop.ts'
import { useCanDrag } from './moving/useCanDrag.ts'
import { useColours } from './view/useColours.ts'
import { useMoveSession } from './moving/useMoveSession.ts'
import { useRequests } from './requests/useRequests.ts'
import { useStableCallback } from './useStableCallback.ts'
import { usePrefetchedWeeks } from './usePrefetchedWeeks.ts'
import { loadedPeriod, shownPeriod } from './view/view.ts'

/** Loaded lazily: the dialogs need the form components, for which the calendar should not wait. */
const AgendaDialogs = lazy(() => import('./AgendaDialogs.tsx'))
/** Loaded lazily: rendered only on a device with unsent signatures or recordings. */
const UnsentLines = lazy(() => import('../attendance/pending/UnsentLines.tsx'))
const UnsentRecordings = lazy(() => import('../sessions/audio/UnsentRecordings.tsx'))
const noSessionText = 'Aucune séance sur cette période.'
const noTherapists: never[] = []

const togglePaid = (session: ShortSession) => void changePaid(session, !session.paid).catch(toastPaidFailed)

/** If `DraggableCalendar` is not given, it is loaded once the screen has a mouse and enough room. */
export default function AgendaPage({ DraggableCalendar }: Pick<AgendaViewProps, 'DraggableCalendar'>) {
  const { address, change } = useAgendaAddress()
  const { view, day, therapistId, sessionTypeId } = address
  const { routerState, add, open, sign } = useAgendaPaths(day)
  const { offer } = useRights()
  const isPhone = useIsPhone()
  const canDrag = useCanDrag()
  const panelId = useId()
  const today = practiceToday()

  const { data: sessionTypes = [] } = useSessionTypes()
  const { data: therapists = noTherapists } = useTherapists()
  const selectableTherapists = offer === 'ULTIME' ? therapists : noTherapists
  const requests = useRequests()
  const { sessions, isPending, isFetching, isLoadFailed, retry } = useAgendaSessions(loadedPeriod(view, day))
  const colours = useColours()
  const backdrop = useBackdrop(day, therapistId, selectableTherapists)
  useChanges(refreshSessions)
  usePrefetchedWeeks(view, day, !isPending && !isLoadFailed)

  const filteredSessions = useMemo(
    () =>
      sessions.filter(
        (session) =>
          (therapistId === '' || session.therapistId === therapistId) &&
          (sessionTypeId === '' || session.sessionTypeId === sessionTypeId),
      ),
    [sessions, therapistId, sessionTypeId],
  )
  const shownSessions = useMemo(() => {
    const { startDate, endDate } = shownPeriod(view, day)
    return filteredSessions.filter(({ date }) => date >= startDate && date <= endDate)
  }, [filteredSessions, view, day])

  const sessionMove = useMoveSession()
  const [sessionToMove, setSessionToMove] = useState<ShortSession>()
  const [sessionToDelete, setSessionToDelete] = useState<ShortSession>()
  const closeDialog = () => {
    setSessionToMove(undefined)
    setSessionToDelete(undefined)
  }
  const move = useStableCallback(sessionMove.move)
  const showDay = useCallback((clickedDay: string) => change({ view: 'day', day: clickedDay }), [change])
  const menuOpener = useRef(() => {})
  useAgendaKeys({ view, day, today, change, add, openMenu: menuOpener })

  const actions = { open, sign, move: setSessionToMove, togglePaid, remove: setSessionToDelete }
  const addButton = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => add()}>
      Ajouter une séance
    </Button>
  )
  const isEmpty = !isPending && !isLoadFailed && shownSessions.length === 0

  return (
    <>
      <PageTitle
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: isPhone ? '100%' : 'auto' }}>
            <RequestsButton
              count={requests.length}
              open={address.isRequestListOpen}
              panelId={panelId}
              onToggle={() => change({ isRequestListOpen: !address.isRequestListOpen })}
            />
            {addButton}
          </Box>
        }
      >
        Rendez-vous
      </PageTitle>
      {storage.read('complice.unsent') !== null && (
        <Suspense>
          <UnsentLines />
          <UnsentRecordings />
        </Suspense>
      )}
      {address.isRequestListOpen && requests.length > 0 && (
        <RequestsPanel id={panelId} requests={requests} routerState={routerState} />
      )}
      <AgendaFilters address={address} therapists={selectableTherapists} sessionTypes={sessionTypes} change={change} />
      <AgendaToolbar view={view} day={day} today={today} change={change} />
      {view !== 'month' && <TiredAnimals day={day} />}
      {view === 'day' && <DayNotes day={day} backdrop={backdrop} />}
      {isLoadFailed && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={retry}>Les séances n'ont pas pu être chargées : le serveur ne répond pas.</LoadFailed>
        </Box>
      )}
      <Box sx={{ height: 4, mb: 0.5 }}>
        {isFetching && <LinearProgress aria-label="Chargement des séances" sx={{ borderRadius: 2 }} />}
      </Box>
      {isEmpty && view !== 'list' && <Typography sx={{ mb: 1.5, color: 'text.secondary' }}>{noSessionText}</Typography>}
      {isEmpty && view === 'list' && <EmptyState action={addButton}>{noSessionText}</EmptyState>}
      {view === 'list' ? (
        <SessionsList sessions={shownSessions} colours={colours} backdrop={backdrop} today={today} actions={actions} />
      ) : (
        <AgendaMenu sessions={shownSessions} actions={actions} openerRef={menuOpener}>
          <AgendaView
            view={view}
            day={day}
            sessions={shownSessions}
            colours={colours}
            backdrop={backdrop}
            canDrag={canDrag}
            DraggableCalendar={DraggableCalendar}
            onOpen={open}
            onMove={move}
            onSlotSelect={add}
            onDaySelect={showDay}
          />
        </AgendaMenu>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          mt: 1.5,
        }}
      >
        {view !== 'list' && <Legend settings={colours} />}
        <CalendarSubscription />
      </Box>
      <PrintedWeek day={day} sessions={filteredSessions} colours={colours} backdrop={backdrop} />
      {(sessionMove.sessionNeedingScope ?? sessionMove.conflict ?? sessionToMove ?? sessionToDelete) && (
        <Suspense>
          <AgendaDialogs
            sessionMove={sessionMove}
            sessionToMove={sessionToMove}
            sessionToDelete={sessionToDelete}
            onClose={closeDialog}
          />
        </Suspense>
      )}
    </>
  )
}
