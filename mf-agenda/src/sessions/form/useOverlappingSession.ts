import type { Animal } from 'shared/contracts/agenda/animal'
import type { Session, ShortSession } from 'shared/contracts/agenda/session'
import { findSessionOfAnimal } from 'shared/domain/sessions/findSessionOfAnimal'
import { useSessions } from 'shared/lists'
import { practiceToday } from 'shared/session'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

/**
 * Returns a function that finds the session in which an animal already works during the form's slot. Usually makes no
 * request, because the agenda has loaded that week.
 */
export function useOverlappingSession({ control }: SessionFormApi, savedSession: Session | undefined) {
  const [date, startTime, endTime] = useWatch({ control, name: ['startDate', 'startTime', 'endTime'] })
  const day = date ?? practiceToday()
  const { sessions } = useSessions({ startDate: day, endDate: day })
  return ({ id }: Animal): ShortSession | undefined =>
    date && startTime && endTime
      ? findSessionOfAnimal(id, { date, startTime, endTime }, sessions, savedSession?.id)
      : undefined
}
