import type { Member } from 'shared/contracts/accounts/user'
import type { Club } from 'shared/contracts/agenda/club'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isUuid } from 'shared/domain/uuid'
import { isStatus } from 'shared/client'
import { useAnimals, useClubs, useSessionTypes, useTherapists } from 'shared/lists'
import { useLocation, useNavigate, useNavigateAndWait, useParams, useSearchParams } from 'shared/router'
import { practiceToday, useSession } from 'shared/session'
import { Alert, Button, LoadFailed, Pending } from 'shared/ui'
import { agendaPath, calendarSearchOf } from '../agendaPath.ts'
import { PageOrPanel } from '../panel/PageOrPanel.tsx'
import { useShowDayInAgenda } from '../panel/panelLocation.ts'
import { useHasPanel } from '../panel/useHasPanel.ts'
import { createCopyDraft, draftOf, newDraft } from './draft.ts'
import { sessionDeletedMessage } from './messages.ts'
import { readPlannedSeries } from './form/plannedSeries.ts'
import { useSavedSession } from './saving/savedSession.ts'
import { SessionForm } from './form/SessionForm.tsx'

/** Times of day in the URL; only an end may be 24:00. */
const startPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const endPattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

function copiedIdOf(search: URLSearchParams): string | undefined {
  const id = search.get('copie') ?? ''
  return isUuid(id) ? id : undefined
}

/**
 * Initial values of a new session from the URL: the slot chosen in the calendar, the session to copy, or the series
 * that a programme plans.
 */
function useInitialValues() {
  const [search] = useSearchParams()
  const timeOf = (param: string, pattern: RegExp) => {
    const value = search.get(param) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const day = search.get('jour') ?? ''
  return {
    chosenTherapistId: search.get('praticien'),
    animalIds: search.getAll('animal').filter(isUuid),
    slot: {
      day: isDay(day) ? day : practiceToday(),
      startTime: timeOf('de', startPattern),
      endTime: timeOf('a', endPattern),
    },
    copiedId: copiedIdOf(search),
    ...readPlannedSeries(search),
  }
}

/** Route `/pros/session` adds a session, `/pros/session/:id` edits a saved session. */
export default function SessionPage() {
  const isPanel = useHasPanel()
  const { id } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const navigateAndWait = useNavigateAndWait()
  const { slot, typeId, copiedId, chosenTherapistId, ...otherValues } = useInitialValues()
  const user = useSession(({ user: signedInUser }) => signedInUser)
  const session = useSavedSession(id)
  const copiedSession = useSavedSession(id === undefined ? copiedId : undefined)
  const animals = useAnimals()
  const types = useSessionTypes()
  const team = useTherapists()
  const clubs = useClubs()

  useShowDayInAgenda(session.data?.date)

  const search = calendarSearchOf(state)
  // Closes the panel at once: a transition would wait for the refetched sessions to be rendered, and a free time that
  // is pressed meanwhile would keep the saved form.
  const leave = async (day?: Day | null) => {
    const path = agendaPath(search, day)
    return isPanel ? navigateAndWait(path) : navigate(path)
  }
  const queries = [session, copiedSession, types, team, clubs].filter(({ isEnabled }) => isEnabled)
  const failedQueries = queries.filter(({ isError, data }) => isError && !data)

  function initialDraft(sessionTypes: SessionType[], places: Club[], members: Member[]) {
    if (session.data) return draftOf(session.data)
    if (copiedSession.data)
      return createCopyDraft(copiedSession.data, slot, { sessionTypes, places, animals: animals.data ?? [] })
    const memberOf = (memberId: string | null | undefined) => members.find((member) => member.id === memberId)
    const therapist = memberOf(chosenTherapistId) ?? memberOf(user?.id) ?? members[0]
    const sessionType = sessionTypes.find(({ id: candidateId }) => candidateId === typeId) ?? sessionTypes[0]
    return newDraft({ slot, therapistId: therapist?.id ?? null, sessionType, user, ...otherValues })
  }

  function renderContents() {
    // 400 means an incomplete id in the URL, for which a retry is useless.
    if (isStatus(session.error, 404) || isStatus(session.error, 400)) {
      return (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void leave()}>
              Retour
            </Button>
          }
        >
          {sessionDeletedMessage}
        </Alert>
      )
    }
    if (failedQueries.length > 0)
      return (
        <LoadFailed onRetry={() => failedQueries.forEach(({ refetch }) => void refetch())}>
          La séance n'a pas pu être chargée.
        </LoadFailed>
      )
    const isCopyLoading = copiedSession.isLoading || (copiedSession.data !== undefined && animals.isPending)
    if (!types.data || !team.data || !clubs.data || (id && !session.data) || isCopyLoading)
      return <Pending rows={6} height={64} />
    const draft = initialDraft(types.data, clubs.data, team.data)
    return (
      <SessionForm
        key={id ?? 'new'}
        session={session.data}
        draft={draft}
        slot={slot}
        isCopy={copiedSession.data !== undefined}
        isTypeInUrl={typeId !== undefined}
        sessionTypes={types.data}
        therapists={team.data}
        clubs={clubs.data}
        onCancel={() => void leave()}
        onLeave={leave}
      />
    )
  }

  return (
    <PageOrPanel
      isPanel={isPanel}
      title={id ? 'Détails de la séance' : 'Ajouter une séance'}
      onClose={() => void leave()}
    >
      {renderContents()}
    </PageOrPanel>
  )
}
