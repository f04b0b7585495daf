import type { Appointment } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { FieldLabels } from 'shared/ui/form'

/** The values of a line's fields; a vaccine has no comments. */
export interface LineDraft {
  name: string
  date: Day | null
  validUntil: Day | null
  comments: string
}

/** A line on the screen: `key` is local; `saved` is undefined until it is on the server. */
export interface Line {
  key: string
  saved: Appointment | undefined
}

export interface LineCalls {
  add: (draft: LineDraft, idempotencyKey: string) => Promise<Appointment>
  /** Refused with 412 when the line is no longer in the version that was seen. */
  change: (seen: Appointment, draft: LineDraft) => Promise<Appointment>
  remove: (id: string) => Promise<unknown>
  /** The saved line; undefined once it is deleted. */
  read: (id: string) => Promise<Appointment | undefined>
}

export const emptyDraft: LineDraft = { name: '', date: null, validUntil: null, comments: '' }

export const draftOf = ({ name, date, validUntil, comments }: Appointment): LineDraft => ({
  name,
  date,
  validUntil,
  comments,
})

/** The fields as the screen names them. */
export const lineLabels: FieldLabels<LineDraft> = {
  name: 'Nom',
  date: 'Date',
  validUntil: "Valable jusqu'au",
  comments: { label: 'Commentaires', isText: true },
}
