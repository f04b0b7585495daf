import { lazy, Suspense, useCallback, useId, useMemo, useRef, useState } from 'react'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { isForced } from 'shared/domain/sessions/forced'
import { refreshSessions, useChanges, useTherapists } from 'shared/lists'
import { practiceToday, storage, useRights } from 'shared/session'
import { AddIcon, Box, Button, EmptyState, LoadFailed, useIsPhone } from 'shared/ui'
import { AddButton, LinearProgress } from 'shared/ui/data'
import { importWhenOnline } from '../device/importWhenOnline.ts'
import { DeletionLines } from '../sessions/undo/DeletionLines.tsx'
import { SessionActions } from './myDay/SessionActions.tsx'
import { setPaidWithToast, toastPaidFailed } from '../sessions/paid/setPaid.ts'
import { CalendarSubscription } from '../feed/CalendarSubscription.tsx'
import { AgendaHeader } from './AgendaHeader.tsx'
import { AgendaMenu } from './AgendaMenu.tsx'
import type { OpenNote } from './myDay/NoteDialog.tsx'
import { AgendaView } from './view/AgendaView.tsx'
import { BlockCards } from './view/card/BlockCards.tsx'
import { useColumns } from './view/columns/useColumns.ts'
import { useSessionNames } from './view/blocks/useSessionNames.ts'
import { useHeaderActions } from './filters/useHeaderActions.ts'
import { useWeekend } from './view/useWeekend.ts'
import type { AgendaViewProps } from './view/AgendaView.tsx'
import { DayNotes } from './view/DayNotes.tsx'
import { DaySwipe } from './phone/DaySwipe.tsx'
import { EmptyNotice } from './view/EmptyNotice.tsx'
import { Legend } from './view/Legend.tsx'
import { PrintedWeek } from './view/PrintedWeek.tsx'
import { SessionsList } from './view/SessionsList.tsx'
import { useAgendaSearchParams } from './filters/useAgendaSearchParams.ts'
import { useAgendaKeys } from './filters/useAgendaKeys.ts'
import { useAgendaPaths } from './filters/useAgendaPaths.ts'
import { useAgendaSessions } from './useAgendaSessions.ts'
import { useBackdrop } from './view/useBackdrop.ts'
import { useCanDrag } from './moving/useCanDrag.ts'
import { useColours } from './view/useColours.ts'
import { useMoveSession } from './moving/useMoveSession.ts'
import { useRequests } from './requests/useRequests.ts'
import { useStableCallback } from '../useStableCallback.ts'
import { usePrefetchedWeeks } from './usePrefetchedWeeks.ts'
import { useShownSessions } from './useShownSessions.ts'
import { loadedPeriod } from './view/view.ts'

/** Loaded lazily, because the dialogs need the form components, for which the calendar should not wait. */
const AgendaDialogs = lazy(() => import('./AgendaDialogs.tsx'))
/** Loaded lazily, because the panels and the dialog are closed initially. */
const AgendaPanels = lazy(() => import('./AgendaPanels.tsx'))
const NoteDialog = lazy(() => import('./myDay/NoteDialog.tsx'))
/** Loaded lazily, because only a device with unsent signatures or recordings renders them. */
const UnsentLines = lazy(() => importWhenOnline(() => import('../attendance/pending/UnsentLines.tsx')))
const UnsentRecordings = lazy(() => importWhenOnline(() => import('../sessions/audio/UnsentRecordings.tsx')))
const noSessionText = 'Aucune séance sur cette période.'
/** Constant, so that its identity does not invalidate memoized values. */
const noTherapists: never[] = []

const togglePaid = (session: ShortSession) => void setPaidWithToast(session, !session.paid).catch(toastPaidFailed)

/** Route `/pros/sessions`. A wide screen with a mouse loads the draggable calendar on demand, unless it is a prop. */
export default function AgendaPage({ DraggableCalendar }: Pick<AgendaViewProps, 'DraggableCalendar'>) {
  const { offer } = useRights()
  const { data: therapists = noTherapists, isPending: isTeamPending } = useTherapists()
  const selectableTherapists = offer === 'ULTIME' ? therapists : noTherapists
  const { searchParams, defaultTherapistId, change, step } = useAgendaSearchParams(selectableTherapists)
  const { view, day, therapistId } = searchParams
  const { routerState, add, open, sign } = useAgendaPaths(day)
  const isPhone = useIsPhone()
  const canDrag = useCanDrag()
  const requestsPanelId = useId()
  const myDayPanelId = useId()
  const today = practiceToday()

  const requests = useRequests()
  const { sessions, isPending, isFetching, isLoadFailed, retry } = useAgendaSessions(loadedPeriod(view, day))
  const colours = useColours()
  // The view by animal ignores the filters, because an animal is busy in all its sessions.
  const isFiltered = view !== 'animals'
  const backdrop = useBackdrop(day, isFiltered ? therapistId : '', selectableTherapists)
  const namesOf = useSessionNames()
  useChanges(refreshSessions)
  usePrefetchedWeeks(view, day, !isPending && !isLoadFailed)

  const { filteredSessions, shownSessions } = useShownSessions(sessions, searchParams)

  const weekend = useWeekend(day, therapistId, filteredSessions, searchParams.isWeekendRequested)
  const columns = useColumns({
    view,
    day,
    therapists: isPhone || therapistId !== '' ? noTherapists : selectableTherapists,
    weekSessions: filteredSessions,
    backdrop,
  })
  const headerActions = useHeaderActions(weekend, change)

  const sessionMove = useMoveSession()
  const [sessionToMove, setSessionToMove] = useState<ShortSession>()
  const [openNote, setOpenNote] = useState<OpenNote>()
  const showNote = useCallback((session: ShortSession, kind: OpenNote['kind']) => setOpenNote({ session, kind }), [])
  const [sessionToDelete, setSessionToDelete] = useState<ShortSession>()
  const closeDialog = () => {
    setSessionToMove(undefined)
    setSessionToDelete(undefined)
  }
  const move = useStableCallback(sessionMove.move)
  const menuOpener = useRef(() => {})
  useAgendaKeys({ today, change, step, add, openMenu: menuOpener })

  const actions = { open, sign, move: setSessionToMove, togglePaid, remove: setSessionToDelete }
  // Constant, so that it does not render again with each week.
  const addButton = useMemo(
    () => (
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => add()}>
        Ajouter une séance
      </Button>
    ),
    [add],
  )
  // Hides the calendar until its columns are loaded, because they depend on the team and on the opening hours.
  const isLayoutKnown = !isTeamPending && !weekend.isPending
  const isEmpty = !isPending && !isLoadFailed && shownSessions.length === 0

  return (
    <>
      <DeletionLines />
      <AgendaHeader
        searchParams={searchParams}
        defaultTherapistId={defaultTherapistId}
        therapists={selectableTherapists}
        requestCount={requests.length}
        requestsPanelId={requestsPanelId}
        myDayPanelId={myDayPanelId}
        change={change}
        step={step}
        addButton={addButton}
      />
      {storage.read('complice.unsent') !== null && (
        <Suspense>
          <UnsentLines />
          <UnsentRecordings />
        </Suspense>
      )}
      {(searchParams.isRequestListOpen || searchParams.isMyDayOpen) && (
        <Suspense>
          <AgendaPanels
            requestsPanelId={requestsPanelId}
            myDayPanelId={myDayPanelId}
            searchParams={searchParams}
            change={change}
            requests={requests}
            sessions={filteredSessions}
            routerState={routerState}
            onOpenNote={showNote}
          />
        </Suspense>
      )}
      {openNote && (
        <Suspense>
          <NoteDialog {...openNote} onClose={() => setOpenNote(undefined)} />
        </Suspense>
      )}
      {isLoadFailed && (
        <Box sx={{ mb: 2 }}>
          <LoadFailed onRetry={retry}>Les séances n'ont pas pu être chargées : le serveur ne répond pas.</LoadFailed>
        </Box>
      )}
      <Box sx={{ height: 4 }}>
        {isFetching && <LinearProgress aria-label="Chargement des séances" sx={{ borderRadius: 2 }} />}
      </Box>
      {isEmpty && view === 'list' && <EmptyState action={addButton}>{noSessionText}</EmptyState>}
      {view === 'list' ? (
        <SessionsList sessions={shownSessions} colours={colours} backdrop={backdrop} today={today} actions={actions} />
      ) : (
        <Box data-content sx={{ position: 'relative', visibility: isLayoutKnown ? 'visible' : 'hidden' }}>
          <DaySwipe isActive={isPhone && view === 'day'} day={day} onStep={step}>
            {view === 'day' && <DayNotes day={day} backdrop={backdrop} />}
            {isEmpty && <EmptyNotice>{noSessionText}</EmptyNotice>}
            <AgendaMenu sessions={shownSessions} actions={actions} openerRef={menuOpener}>
              <BlockCards
                sessions={shownSessions}
                namesOf={namesOf}
                renderActions={(session) => (
                  <SessionActions session={session} routerState={routerState} onOpenNote={showNote} />
                )}
              >
                <AgendaView
                  view={view}
                  day={day}
                  sessions={shownSessions}
                  namesOf={namesOf}
                  colours={colours}
                  backdrop={backdrop}
                  columns={columns}
                  headerActions={headerActions}
                  isWeekendShown={weekend.isShown}
                  canDrag={canDrag}
                  DraggableCalendar={DraggableCalendar}
                  onOpen={open}
                  onMove={move}
                  onSlotSelect={add}
                  onDaySelect={headerActions.onDaySelect}
                />
              </BlockCards>
            </AgendaMenu>
          </DaySwipe>
        </Box>
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
        {view !== 'list' && <Legend settings={colours} hasForcedSession={shownSessions.some(isForced)} />}
        <CalendarSubscription />
      </Box>
      <PrintedWeek
        day={day}
        sessions={filteredSessions}
        namesOf={namesOf}
        colours={colours}
        backdrop={backdrop}
        isWeekendShown={weekend.isShown}
      />
      {isPhone && <AddButton add={{ label: 'Ajouter une séance', onClick: () => add() }} />}
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
