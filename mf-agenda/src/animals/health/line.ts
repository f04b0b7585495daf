import type { Appointment } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import type { FieldLabels } from 'shared/ui/form'

/**
 * A vaccine or a medical appointment on the server. A vaccine has empty comments, so that both have the same fields.
 */
export type HealthRecord = Appointment

/** Values of a line's fields; `comments` stays empty for a vaccine. */
export interface LineDraft {
  name: string
  date: Day | null
  validUntil: Day | null
  comments: string
}

/** Line on the screen: `key` is its React key, `savedLine` is undefined until the line is on the server. */
export interface Line {
  key: string
  savedLine: HealthRecord | undefined
}

export interface LineCalls {
  add: (draft: LineDraft, idempotencyKey: string) => Promise<HealthRecord>
  /** Fails with 412 when the line has changed since `savedLine` was read. */
  change: (savedLine: HealthRecord, draft: LineDraft) => Promise<HealthRecord>
  remove: (id: string) => Promise<unknown>
  /** Returns the saved line; undefined once it is deleted. */
  read: (id: string) => Promise<HealthRecord | undefined>
}

export const emptyDraft: LineDraft = { name: '', date: null, validUntil: null, comments: '' }

export const draftOf = ({ name, date, validUntil, comments }: HealthRecord): LineDraft => ({
  name,
  date,
  validUntil,
  comments,
})

/** Labels of the fields on the screen. */
export const lineLabels: FieldLabels<LineDraft> = {
  name: 'Nom',
  date: 'Date',
  validUntil: "Valable jusqu'au",
  comments: { label: 'Commentaires', isText: true },
}
