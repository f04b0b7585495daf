import { isDay } from 'shared/domain/calendar/day'
import type { Day } from 'shared/domain/calendar/day'
import { isStatus } from 'shared/client'
import { useClubs, useSessionTypes, useTherapists } from 'shared/lists'
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'shared/router'
import { practiceToday, useRights, useSession } from 'shared/session'
import { Alert, Button, LoadFailed, PageTitle, Pending } from 'shared/ui'
import { agendaPath, attendancePath, billPath, calendarSearchOf } from '../agendaPath.ts'
import { draftOf, newDraft } from './draft.ts'
import { sessionDeletedMessage } from './messages.ts'
import { plannedSeries } from './form/plannedSeries.ts'
import { useSavedSession } from './saving/savedSession.ts'
import { SessionForm } from './form/SessionForm.tsx'

const startPattern = /^([01]\d|2[0-3]):[0-5]\d$/
const endPattern = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * Initial values of a new session from the URL: the slot chosen in the calendar, or the series that a programme
 * plans.
 */
function useInitialValues() {
  const [search] = useSearchParams()
  const timeOf = (param: string, pattern: RegExp) => {
    const value = search.get(param) ?? ''
    return pattern.test(value) ? value : undefined
  }
  const day = search.get('jour') ?? ''
  return {
    slot: {
      day: isDay(day) ? day : practiceToday(),
      startTime: timeOf('de', startPattern),
      endTime: timeOf('a', endPattern),
    },
    ...plannedSeries(search),
  }
}

/** Route `/pros/session` adds a session, `/pros/session/:id` edits a saved session. */
export default function SessionPage() {
  const { id } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const { slot, typeId, ...series } = useInitialValues()
  const user = useSession(({ user: signedInUser }) => signedInUser)
  const { privileges } = useRights()
  const session = useSavedSession(id)
  const types = useSessionTypes()
  const team = useTherapists()
  const clubs = useClubs()

  const search = calendarSearchOf(state)
  const leave = (day?: Day | null) => void navigate(agendaPath(search, day))
  const queries = [session, types, team, clubs].filter(({ isEnabled }) => isEnabled)
  const failedQueries = queries.filter(({ isError, data }) => isError && !data)

  function contents() {
    // 400 means an incomplete id in the URL, for which a retry is useless.
    if (isStatus(session.error, 404) || isStatus(session.error, 400)) {
      return (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => leave()}>
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
    if (!types.data || !team.data || !clubs.data || (id && !session.data)) return <Pending rows={6} height={64} />
    const therapist = team.data.find((member) => member.id === user?.id) ?? team.data[0]
    const draft = session.data
      ? draftOf(session.data)
      : newDraft({
          slot,
          therapistId: therapist?.id ?? null,
          sessionType: types.data.find((type) => type.id === typeId) ?? types.data[0],
          user,
          ...series,
        })
    return (
      <SessionForm
        key={id ?? 'new'}
        session={session.data}
        draft={draft}
        sessionTypes={types.data}
        therapists={team.data}
        clubs={clubs.data}
        onLeave={leave}
      />
    )
  }

  return (
    <>
      <PageTitle
        actions={
          session.data?.validated && (
            <>
              <Button component={Link} to={attendancePath(session.data.id)} state={state}>
                Émargement
              </Button>
              {session.data.billId === null && session.data.patientId !== null && privileges.includes('BILL') && (
                <Button variant="outlined" component={Link} to={billPath(session.data.id)}>
                  Facturer
                </Button>
              )}
            </>
          )
        }
      >
        {id ? 'Détails de la séance' : 'Ajouter une séance'}
      </PageTitle>
      {contents()}
    </>
  )
}
