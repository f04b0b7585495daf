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

/** The value, once it has stayed the same for `debounceMs`. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

/** A past session that keeps its day needs no warning any more. */
const isPast = ({ startDate }: SessionFormDraft, session: Session | undefined) =>
  session !== undefined && session.date === startDate && startDate < practiceToday()

/**
 * The edited session as a request for a preview, alone even if it belongs to a series, without what does not concern its
 * slot. Undefined as long as the slot is incomplete, or needs no warning.
 */
function previewInput(draft: SessionFormDraft, session: Session | undefined): PreviewInput | undefined {
  const { startDate, startTime, endTime, therapistId, sessionTypeId } = draft
  if (!startDate || !startTime || !endTime || !therapistId || !sessionTypeId) return undefined
  if (!endsAfterStart({ startTime, endTime }) || isPast(draft, session)) return undefined
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

/** The API's verdicts on the slot of the form, requested once it has stayed the same; undefined until they are there. */
export function useSlotVerdicts(form: SessionFormApi, session: Session | undefined): readonly Verdict[] | undefined {
  const { control, getValues } = form
  useWatch({ control, name: ['startDate', 'startTime', 'endTime', 'therapistId', 'sessionTypeId', 'animalIds'] })
  const input = useDebounced(useStable(previewInput(getValues(), session)))
  const { data } = useQuery({
    queryKey: slotPreviewKey(input),
    queryFn: ({ signal }) => (input ? previewSessions(input, signal) : null),
    enabled: input !== undefined,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return input && data?.dates[0]?.verdicts
}
