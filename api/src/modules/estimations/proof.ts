import type { EstimationEvent } from 'shared/contracts/estimation'

/** What is kept, sealed, of an acceptance online: who typed their name, when, and which bytes were accepted. */
export interface AcceptanceProof extends NonNullable<EstimationEvent['proof']> {
  acceptedAt: string
  /** The address the link was sent to. */
  sentTo: string
}

export const proofField = (id: string) => ({ table: 'estimation_event', column: 'proof', id })

/** The proof of which `JSON.stringify` was sealed; it is written by `acceptEstimation` alone. */
export const parseProof = (text: string): AcceptanceProof => JSON.parse(text)
