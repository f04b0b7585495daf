import { useEffect, useState } from 'react'
import type { PreviewInput, Session, Verdict } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import { endsAfterStart } from 'shared/domain/sessions/session'
import { keepPreviousData, useQuery, useStable } from 'shared/client'
import { practiceToday } from 'shared/session'
import { useWatch } from 'shared/ui/form'
import { slotPreviewKey } from '../../keys.ts'
import { previewSessions } from '../api.ts'
import { sessionInput } from '../draft.ts'
import type { SessionFormDraft } from '../draft.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'

const debounceMs = 400

/** Returns the value once it has been unchanged for `debounceMs`. */
function useDebounced<T>(value: T): T {
  const [debouncedValue, setDebouncedValue] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedValue(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debouncedValue
}

/** True for a past session whose day is unchanged, which needs no warnings. */
const isUnmovedPastSession = ({ startDate }: SessionFormDraft, session: Session | undefined) =>
  session !== undefined && session.date === startDate && startDate < practiceToday()

/**
 * Returns the preview request for the edited session alone, even in a series, with only the fields that concern its
 * slot. Undefined while the slot is incomplete, or if no warnings are needed.
 */
function buildPreviewInput(draft: SessionFormDraft, session: Session | undefined): PreviewInput | undefined {
  const { startDate, startTime, endTime, therapistId, sessionTypeId } = draft
  if (!startDate || !startTime || !endTime || !therapistId || !sessionTypeId) return undefined
  if (!endsAfterStart({ startTime, endTime }) || isUnmovedPastSession(draft, session)) return undefined
  if (session && isBilled(session)) return undefined
  return {
    ...sessionInput({
      ...draft,
      recurrence: 'ONCE',
      withAnimalOnly: true,
      comments: '',
      clubId: null,
      price: 0,
      roomRent: 0,
      animalRent: 0,
    }),
    ...(session && { sessionId: session.id, type: 'once' }),
  }
}

/**
 * Returns the API's verdicts on the form's slot, requested once the slot stops changing; undefined until they are
 * loaded.
 */
export function useSlotVerdicts(form: SessionFormApi, session: Session | undefined): readonly Verdict[] | undefined {
  const { control, getValues } = form
  useWatch({ control, name: ['startDate', 'startTime', 'endTime', 'therapistId', 'sessionTypeId', 'animalIds'] })
  const input = useDebounced(useStable(buildPreviewInput(getValues(), session)))
  const { data } = useQuery({
    queryKey: slotPreviewKey(input),
    queryFn: ({ signal }) => (input ? previewSessions(input, signal) : null),
    enabled: input !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return input && data?.dates[0]?.verdicts
}
