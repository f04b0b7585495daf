import * as Type from 'typebox'
import type { Static } from 'typebox'

/**
 * The numbers of records that an erasure destroys and keeps. Kept records lose the patient's name unless the law
 * requires it.
 */
export const Erasure = Type.Object({
  destroyed: Type.Object({
    comments: Type.Integer(),
    evaluations: Type.Integer(),
    answers: Type.Integer(),
    audios: Type.Integer(),
    programmes: Type.Integer(),
    reports: Type.Integer(),
    consents: Type.Integer(),
    signatures: Type.Integer(),
    /** Payers other than the patient. */
    payers: Type.Integer(),
  }),
  kept: Type.Object({
    /** With the patient's name and address, as the law requires. */
    invoices: Type.Integer(),
    /** With the patient's name and address: an accepted quote is a contract. */
    estimations: Type.Integer(),
    /** Signatures of invoiced sessions. */
    signatures: Type.Integer(),
    /** Payers of an invoice or of a part of a session, with their name and address. */
    payers: Type.Integer(),
    /** Past sessions, without a name. */
    sessions: Type.Integer(),
  }),
  /** Upcoming sessions and requests: they must be cancelled before the erasure. */
  upcoming: Type.Integer(),
})
export type Erasure = Static<typeof Erasure>
