import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Nullable, Paged, Text } from '../wire.ts'

/** Preview of the deletion of a patient: the numbers of upcoming sessions, invoices and quotes. */
export const PatientDeletion = Type.Object({
  /** Sessions and requests to come that the deletion cancels. */
  cancelledSessions: Type.Integer(),
  /** Sessions to come that are on an invoice, in whole or in part: they prevent the deletion. */
  billedSessions: Type.Integer(),
  /** Upcoming sessions of the firm that employs the patient: they still take place and keep the patient's name. */
  firmSessions: Type.Integer(),
  invoices: Type.Integer(),
  estimations: Type.Integer(),
})
export type PatientDeletion = Static<typeof PatientDeletion>

const Instant = Type.String({ format: 'date-time' })

/** A deleted file that is neither erased nor merged. */
export const DeletedPatient = Type.Object({
  id: Id,
  name: Type.String(),
  /** The instant of the deletion. */
  deletedAt: Instant,
  /** The instant until which the file can be restored; null once that instant has passed. */
  restorableUntil: Nullable(Instant),
})
export type DeletedPatient = Static<typeof DeletedPatient>

export const DeletedPatients = Paged(DeletedPatient)
export type DeletedPatients = Static<typeof DeletedPatients>

export const DeletedPatientSearch = Type.Object({
  name: Type.Optional(Text()),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
})
export type DeletedPatientSearch = Static<typeof DeletedPatientSearch>
