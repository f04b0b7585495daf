import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import type { Recurrence, Session, SessionInput } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import type { Day } from 'shared/domain/calendar/day'
import { emptyEvaluation } from 'shared/domain/evaluation/evaluation'
import { defaultPrice, taxesPaidByPatient } from 'shared/domain/sessions/pricing'
import { defaultEnd } from 'shared/domain/sessions/session'
import type { Time } from 'shared/domain/calendar/time'

/**
 * Values of the form; null for an empty field. Amounts are in euros. The fields have the API's names, so that the
 * problems that the API reports match them.
 */
export interface SessionFormDraft {
  therapistId: string | null
  startDate: Day | null
  startTime: Time | null
  endTime: Time | null
  recurrence: Recurrence
  /** Last day of a series; null for a single session. */
  endDate: Day | null
  withAnimalOnly: boolean
  sessionTypeId: string | null
  patientId: string | null
  /** Ids of the participating employees of a firm. */
  selectedCorporatePatients: string[]
  animalIds: string[]
  clubId: string | null
  price: number | null
  roomRent: number | null
  animalRent: number | null
  /** Checkbox 'Le patient paie la location'; the sum is computed from the rents. */
  isRentPaidByPatient: boolean
  patientPresent: boolean
  comments: string
  evaluation: Evaluation
}

interface InitialSessionValues {
  slot: { day: Day; startTime?: Time; endTime?: Time }
  therapistId: string | null
  sessionType: SessionType | undefined
  user: { defaultSessionPrice: number } | null
  patientId?: string
  animalIds?: string[]
  /** Frequency and last day of a series. */
  recurrence?: Recurrence
  endDate?: Day
}

export const newDraft = ({
  slot: { day, startTime, endTime },
  therapistId,
  sessionType,
  user,
  patientId,
  animalIds,
  recurrence,
  endDate,
}: InitialSessionValues): SessionFormDraft => ({
  therapistId,
  startDate: day,
  startTime: startTime ?? null,
  endTime: endTime ?? (startTime ? defaultEnd(startTime, sessionType?.duration) : null),
  recurrence: recurrence ?? 'ONCE',
  endDate: endDate ?? null,
  withAnimalOnly: false,
  sessionTypeId: sessionType?.id ?? null,
  patientId: patientId ?? null,
  selectedCorporatePatients: [],
  animalIds: animalIds ?? [],
  clubId: null,
  price: defaultPrice(sessionType, user),
  roomRent: 0,
  animalRent: 0,
  isRentPaidByPatient: false,
  patientPresent: true,
  comments: '',
  evaluation: emptyEvaluation(),
})

export const draftOf = (session: Session): SessionFormDraft => ({
  therapistId: session.therapistId,
  startDate: session.date,
  startTime: session.startTime,
  endTime: session.endTime,
  recurrence: session.recurrence,
  endDate: session.endDate,
  withAnimalOnly: session.withAnimalOnly,
  sessionTypeId: session.sessionTypeId,
  patientId: session.patientId,
  selectedCorporatePatients: session.selectedCorporatePatients,
  animalIds: session.animalIds,
  clubId: session.clubId,
  price: session.price,
  roomRent: session.roomRent,
  animalRent: session.animalRent,
  isRentPaidByPatient: session.taxesPaidByPatient > 0,
  patientPresent: session.patientPresent,
  comments: session.comments,
  evaluation: session.evaluation,
})

/** Session types, places and animals that still exist. */
interface Choices {
  sessionTypes: readonly { id: string }[]
  places: readonly { id: string }[]
  animals: readonly { id: string }[]
}

const hasId = (rows: readonly { id: string }[], id: string | null) => rows.some((row) => row.id === id)

/**
 * Returns the values of a new session that copies a saved session into another slot. The patient is present; comments
 * and evaluation are empty. Animals and a place that were removed since are left out; a removed type becomes the first
 * one.
 */
export const createCopyDraft = (
  source: Session,
  slot: InitialSessionValues['slot'],
  { sessionTypes, places, animals }: Choices,
): SessionFormDraft => ({
  ...draftOf(source),
  startDate: slot.day,
  startTime: slot.startTime ?? source.startTime,
  endTime: slot.endTime ?? source.endTime,
  recurrence: 'ONCE',
  endDate: null,
  sessionTypeId: hasId(sessionTypes, source.sessionTypeId) ? source.sessionTypeId : (sessionTypes[0]?.id ?? null),
  animalIds: source.animalIds.filter((id) => hasId(animals, id)),
  clubId: hasId(places, source.clubId) ? source.clubId : null,
  patientPresent: true,
  comments: '',
  evaluation: emptyEvaluation(),
})

export const computeRentPaidByPatient = ({
  roomRent,
  animalRent,
  isRentPaidByPatient,
}: Pick<SessionFormDraft, 'roomRent' | 'animalRent' | 'isRentPaidByPatient'>): number =>
  taxesPaidByPatient({ roomRent: roomRent ?? 0, animalRent: animalRent ?? 0 }, isRentPaidByPatient)

/**
 * Returns the evaluation of a saved session only if it changed; the server keeps the stored evaluation if none is sent.
 */
const evaluationToSend = ({ evaluation }: SessionFormDraft, session: Session | undefined) =>
  session && JSON.stringify(evaluation) !== JSON.stringify(session.evaluation) ? { evaluation } : {}

/** Converts the draft to the request body. A saved session keeps the values that the form does not show. */
export const sessionInput = (draft: SessionFormDraft, session?: Session): SessionInput => ({
  startDate: draft.startDate ?? '',
  endDate: draft.recurrence === 'ONCE' ? null : draft.endDate,
  startTime: draft.startTime ?? '',
  endTime: draft.endTime ?? '',
  recurrence: draft.recurrence,
  therapistId: draft.therapistId ?? '',
  sessionTypeId: draft.sessionTypeId ?? '',
  patientId: draft.withAnimalOnly ? null : draft.patientId,
  animalIds: draft.animalIds,
  clubId: draft.clubId,
  price: draft.price ?? 0,
  roomRent: draft.roomRent ?? 0,
  animalRent: draft.animalRent ?? 0,
  taxesPaidByPatient: computeRentPaidByPatient(draft),
  patientPresent: draft.patientPresent,
  paid: session?.paid ?? false,
  withAnimalOnly: draft.withAnimalOnly,
  selectedCorporatePatients: draft.withAnimalOnly ? [] : draft.selectedCorporatePatients,
  comments: draft.comments,
  ...evaluationToSend(draft, session),
})
