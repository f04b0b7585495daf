import { useEffect, useState } from 'react'
import type { PreviewInput, Session, Verdict } from 'shared/contracts/session'
import { endsAfterStart } from 'shared/domain/sessions/session'
import { keepPreviousData, useQuery } from 'shared/client'
import { practiceToday } from 'shared/session'
import { useWatch } from 'shared/ui/form'
import { slotPreviewKey } from '../../keys.ts'
import { previewSessions } from '../api.ts'
import { sessionInput } from '../form/draft.ts'
import type { SessionFormDraft } from '../form/draft.ts'
import type { SessionFormApi } from '../form/form.ts'

const pause = 400

/** The text, once it stays the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What is done and stays where it was needs no warning any more. */
const isPast = ({ startDate }: SessionFormDraft, session: Session | undefined) =>
  session !== undefined && session.date === startDate && startDate < practiceToday()

/** The one session in hand, wherever it is in a series; who comes says nothing of the slot. Empty as long as there is none. */
function askedFor(draft: SessionFormDraft, session: Session | undefined): string {
  const { startDate, startTime, endTime, therapistId, sessionTypeId } = draft
  if (!startDate || !startTime || !endTime || !therapistId || !sessionTypeId) return ''
  if (!endsAfterStart({ startTime, endTime }) || isPast(draft, session) || session?.billId) return ''
  const input: PreviewInput = {
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
  return JSON.stringify(input)
}

/** What is to be said of the slot in hand, a moment after it was changed; undefined as long as nobody knows. */
export function useSlotVerdicts(form: SessionFormApi, session: Session | undefined): readonly Verdict[] | undefined {
  const { control, getValues } = form
  useWatch({ control, name: ['startDate', 'startTime', 'endTime', 'therapistId', 'sessionTypeId', 'animalIds'] })
  const asked = useSettled(askedFor(getValues(), session))
  const { data } = useQuery({
    queryKey: slotPreviewKey(asked),
    queryFn: ({ signal }) => {
      const input: PreviewInput = JSON.parse(asked)
      return previewSessions(input, signal)
    },
    enabled: asked !== '',
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  return asked === '' ? undefined : data?.dates[0]?.verdicts
}
