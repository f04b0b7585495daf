import * as Type from 'typebox'
import type { Static } from 'typebox'
import { SetUpInput } from './secondFactor.ts'

/** Request header with the proof that `POST /user/proof` returns after the password was entered again. */
export const proofHeader = 'x-proof'

/** Minutes after the sign-in during which no proof is needed, and during which a proof is valid (ruling 76). */
export const proofMinutes = 5

/** Whether the sign-in is too old for a call that needs a proof, and whether the proof needs a code as well. */
export const ProofNeed = Type.Object({ isNeeded: Type.Boolean(), needsCode: Type.Boolean() })
export type ProofNeed = Static<typeof ProofNeed>

/** `code` is required while a second factor is on. */
export const ProofInput = SetUpInput
export type ProofInput = Static<typeof ProofInput>

export const Proof = Type.Object({ proof: Type.String() })
export type Proof = Static<typeof Proof>
