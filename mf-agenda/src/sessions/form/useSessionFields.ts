import type { Club } from 'shared/contracts/agenda/club'
import type { Session } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { minutesBetween } from 'shared/domain/calendar/time'
import { defaultEnd } from 'shared/domain/sessions/session'
import type { SessionFormDraft } from '../draft.ts'
import { useLastSession } from '../lastSession/useLastSession.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { useChosenSlot } from './useChosenSlot.ts'
import type { ChosenSlot } from './useChosenSlot.ts'
import { useEndDate } from './useEndDate.ts'
import { useEndTime } from './useEndTime.ts'
import { useProposedAmounts } from './useProposedAmounts.ts'

export interface SessionFields {
  /** Saved session; undefined for a new session. */
  session: Session | undefined
  draft: SessionFormDraft
  /** Slot in the URL of a new session. */
  slot: ChosenSlot
  /** Whether the values are copied from another session. */
  isCopy: boolean
  /** Whether the URL has the type of a new session. */
  isTypeInUrl: boolean
  sessionTypes: readonly SessionType[]
  clubs: readonly Club[]
}

/** True when the end is not the default end, for example when the slot was selected by dragging in the calendar. */
const isEndChosen = ({ startTime, endTime }: SessionFormDraft, lengthMinutes: number | undefined) =>
  startTime !== null && endTime !== null && endTime !== defaultEnd(startTime, lengthMinutes)

/** Connects fields of the session form that set each other: times, end of a series, amounts, last session's values. */
export function useSessionFields(form: SessionFormApi, fields: SessionFields) {
  const { session, draft, slot, isCopy, isTypeInUrl, sessionTypes, clubs } = fields
  const durationOf = (typeId: string | null) => sessionTypes.find(({ id }) => id === typeId)?.duration
  const typeMinutes = durationOf(draft.sessionTypeId)
  const draftMinutes =
    draft.startTime && draft.endTime && (session || isCopy) ? minutesBetween(draft.startTime, draft.endTime) : undefined
  const lengthMinutes = draftMinutes ?? typeMinutes

  const endTime = useEndTime(form, lengthMinutes, isEndChosen(draft, lengthMinutes))
  const endDate = useEndDate(form)
  const amounts = useProposedAmounts(form, { sessionTypes, clubs })
  useChosenSlot(form, { isNew: !session, slot, endTime })

  function handleTypePick(typeId: string | null) {
    amounts.handleTypePick(typeId)
    endTime.handleLengthChange(durationOf(typeId))
  }
  const lastSession = useLastSession(form, {
    isNew: !session,
    isFilledAtOpening: !session && !isCopy,
    isTypeInUrl,
    choices: [...sessionTypes, ...clubs],
    onTypePick: handleTypePick,
    onClubPick: amounts.handleClubPick,
    onLengthChange: (minutes) => endTime.handleLengthChange(minutes ?? durationOf(form.getValues('sessionTypeId'))),
  })
  return { endTime, endDate, amounts, lastSession, handleTypePick }
}
