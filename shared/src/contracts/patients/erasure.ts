import { Type, type Static } from 'typebox'

/** How many of each an erasure destroys, and what stays of the patient without a name. */
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
    /** Who pays beside the patient. */
    payers: Type.Integer(),
  }),
  kept: Type.Object({
    /** With the name and the address of the patient, as the law asks for. */
    invoices: Type.Integer(),
    /** With their name and address too: an accepted one is a contract. */
    estimations: Type.Integer(),
    /** Signatures of sessions that are on an invoice. */
    signatures: Type.Integer(),
    /** Payers of an invoice or of a part of a session, with their name and address. */
    payers: Type.Integer(),
    /** In the agenda of the past, without a name. */
    sessions: Type.Integer(),
  }),
  /** Sessions and requests to come: nothing is erased before they are cancelled. */
  upcoming: Type.Integer(),
})
export type Erasure = Static<typeof Erasure>
