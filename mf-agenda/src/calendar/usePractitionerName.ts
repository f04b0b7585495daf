import type { ShortSession } from 'shared/contracts/agenda/session'
import { useTherapists } from 'shared/lists'

/** Returns a function that names the practitioner of a session, if the listed sessions are of several; otherwise ''. */
export function usePractitionerName(sessions: readonly ShortSession[]): (session: ShortSession) => string {
  const { data: therapists = [] } = useTherapists()
  const areOfSeveral = new Set(sessions.map(({ therapistId }) => therapistId)).size > 1
  return ({ therapistId }) => {
    const therapist = areOfSeveral ? therapists.find(({ id }) => id === therapistId) : undefined
    return therapist ? `${therapist.firstname} ${therapist.lastname}` : ''
  }
}
