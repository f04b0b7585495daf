import { Type, type Static } from 'typebox'
import { PatientInput } from './patient.ts'
import { Id } from '../wire.ts'

/** Why two files cannot be one: a person and a firm, programmes on the same days, or both on one attendance sheet. */
export const MergeObstacle = Type.Enum(['types', 'programmes', 'signatures'])
export type MergeObstacle = Static<typeof MergeObstacle>

/** How much of a file goes over to the one that remains, and what keeps the two from being merged. */
export const MergePreview = Type.Object({
  moved: Type.Object({
    sessions: Type.Integer(),
    /** How many of these sessions and requests are to come. */
    upcoming: Type.Integer(),
    comments: Type.Integer(),
    evaluations: Type.Integer(),
    answers: Type.Integer(),
    audios: Type.Integer(),
    programmes: Type.Integer(),
    reports: Type.Integer(),
    consents: Type.Integer(),
    signatures: Type.Integer(),
    invoices: Type.Integer(),
    estimations: Type.Integer(),
    /** Who pays beside the patient. */
    payers: Type.Integer(),
    /** The employees of a firm. */
    employees: Type.Integer(),
    /** Animals they own. */
    animals: Type.Integer(),
  }),
  /** What is recorded of the patient and animals is put together. */
  hasFit: Type.Boolean(),
  /** The account of the file that goes: moved, or left without a file where the other one has an account. */
  account: Type.Enum(['none', 'moved', 'unlinked']),
  obstacles: Type.Array(MergeObstacle),
})
export type MergePreview = Static<typeof MergePreview>

/** The file that goes, and what the one that remains says then. */
export const MergeInput = Type.Object({ otherId: Id, patient: PatientInput })
export type MergeInput = Static<typeof MergeInput>
