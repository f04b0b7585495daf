import type { ShortSession } from 'shared/contracts/agenda/session'
import { useTherapists } from 'shared/lists'

/**
 * Returns a function that returns the name of a session's practitioner; '' if all listed sessions have the same one.
 */
export function usePractitionerName(sessions: readonly ShortSession[]): (session: ShortSession) => string {
  const { data: therapists = [] } = useTherapists()
  const hasSeveralPractitioners = new Set(sessions.map(({ therapistId }) => therapistId)).size > 1
  return ({ therapistId }) => {
    const therapist = hasSeveralPractitioners ? therapists.find(({ id }) => id === therapistId) : undefined
    return therapist ? `${therapist.firstname} ${therapist.lastname}` : ''
  }
}
