import type { ColumnType, Generated } from 'kysely'
import type { PaymentMeans, Recurrence } from 'shared/contracts/agenda/session'
import type { Share } from 'shared/domain/money/division'
import type { WithDefault, Timestamp } from './columns.ts'

export type SeriesRecurrence = Exclude<Recurrence, 'ONCE'>

/**
 * `HIDDEN`: deleted, and kept while the deletion can be undone (ruling 176), or because struck lines of an attendance
 * sheet refer to it (ruling 62).
 */
export type SessionState = 'PENDING' | 'VALIDATED' | 'CANCELLED' | 'EXPIRED' | 'HIDDEN'

interface SessionSeries {
  tenant_id: string
  id: string
  recurrence: SeriesRecurrence
  start_date: string
  end_date: string
}

/**
 * A session that was assigned to another therapist, so that the former therapist's calendar can remove it. Written by a
 * trigger.
 */
interface SessionHandover {
  tenant_id: string
  session_id: string
  therapist_id: string
  during: string
  version: number
  at: Generated<Date>
}

interface SessionTombstone {
  tenant_id: string
  id: string
  therapist_id: string
  during: string
  version: number
  deleted_at: Generated<Date>
}

interface SessionAudio {
  tenant_id: string
  id: string
  session_id: string
  name: string
  media_type: string
  size: number
  recording_id: string | null
  created_at: Generated<Date>
}

interface Session {
  tenant_id: string
  id: string
  series_id: string | null
  recurrence: WithDefault<Recurrence>
  day: string
  start_time: string
  end_time: string
  during: ColumnType<string, never, never>
  state: SessionState
  /** Whether the state is pending or validated, also for a request that is past its `expires_at`. */
  live: ColumnType<boolean, never, never>
  allow_overlap: WithDefault<boolean>
  force_reason: string | null
  therapist_id: string
  session_type_id: string
  patient_id: string | null
  club_id: string | null
  price: WithDefault<number>
  room_rent: WithDefault<number>
  animal_rent: WithDefault<number>
  taxes_paid_by_patient: WithDefault<number>
  patient_present: WithDefault<boolean>
  paid: WithDefault<boolean>
  paid_means: PaymentMeans | null
  with_animal_only: WithDefault<boolean>
  comments: Buffer | null
  evaluation: Buffer | null
  moved_alone: WithDefault<boolean>
  /** Null while the amount due to the club follows from the rents. */
  club_amount_due: number | null
  paid_to_club: WithDefault<boolean>
  changed_at: Generated<Date>
  /** Set by the database; null for sessions that were cancelled before this column existed. */
  cancelled_at: Timestamp | null
  bill_id: string | null
  /** Invoice of a part of the price, if several payers share it; `bill_id` is set once every part has an invoice. */
  part_bill_id: string | null
  division: ColumnType<Share[] | null, string | null | undefined, string | null>
  requested_by: string | null
  expires_at: Timestamp | null
  version: WithDefault<number>
  created_at: Generated<Date>
}

interface SessionAnimal {
  tenant_id: string
  session_id: string
  animal_id: string
  during: string
  /** Computed from `during`. */
  day: ColumnType<string, never, never>
  live: boolean
  allow_overlap: WithDefault<boolean>
  /** Unencrypted value written by a former version, until it is moved to `wellbeing_sealed`. */
  wellbeing: number | null
  wellbeing_sealed: Buffer | null
}

interface FitException {
  tenant_id: string
  session_id: string
  animal_id: string
  decided_by: string
  decided_at: Timestamp
  sealed: Buffer
}

interface SessionCorporatePatient {
  tenant_id: string
  session_id: string
  patient_id: string
  /** Null until an attendance sheet records whether the employee attended. */
  present: WithDefault<boolean | null>
}

/** A payer's part of a session's price, stored once a part is invoiced. Without `payer_id` it is the patient's part. */
interface SessionPart {
  tenant_id: string
  session_id: string
  position: number
  payer_id: string | null
  /** Excluding VAT. */
  amount: number
  /** Including VAT; counts for the payer's ceiling of `year`. */
  gross: number
  rate: number
  year: number
  bill_id: string | null
}

interface SessionAnswer {
  tenant_id: string
  session_id: string
  position: number
  question: string
  answer: Buffer
}

/** A deletion of sessions that can still be undone. */
interface SessionDeletion {
  tenant_id: string
  id: string
  member_id: string
  undoable_until: Timestamp
  deleted_at: Generated<Date>
  series_id: string | null
  former_end_date: string | null
}

/** A hidden session of a deletion, with the state that undo restores. */
interface SessionDeletionSession {
  tenant_id: string
  deletion_id: string
  session_id: string
  version: number
  former_state: SessionState
  former_expires_at: Timestamp | null
}

/** Tables of sessions and their participants. */
export interface SessionTables {
  session_series: SessionSeries
  session_tombstone: SessionTombstone
  session_handover: SessionHandover
  session_audio: SessionAudio
  session: Session
  session_animal: SessionAnimal
  fit_exception: FitException
  session_corporate_patient: SessionCorporatePatient
  session_part: SessionPart
  session_answer: SessionAnswer
  session_deletion: SessionDeletion
  session_deletion_session: SessionDeletionSession
}
