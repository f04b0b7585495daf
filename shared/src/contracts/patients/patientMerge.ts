import { Type, type Static } from 'typebox'
import { PatientInput } from './patient.ts'
import { Id } from '../wire.ts'

/**
 * The reason two files cannot be merged: a person and a firm, programmes on the same days, or both on one attendance
 * sheet.
 */
export const MergeObstacle = Type.Enum(['types', 'programmes', 'signatures'])
export type MergeObstacle = Static<typeof MergeObstacle>

/** The records that move to the remaining file, and the obstacles to the merge. */
export const MergePreview = Type.Object({
  moved: Type.Object({
    sessions: Type.Integer(),
    /** The number of upcoming sessions and requests among them. */
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
    /** Payers other than the patient. */
    payers: Type.Integer(),
    /** The employees of a firm. */
    employees: Type.Integer(),
    /** Animals they own. */
    animals: Type.Integer(),
  }),
  /** Both files have a fit with animals, which are combined. */
  hasFit: Type.Boolean(),
  /** The account of the removed file: moved, or left without a file if the other file has an account. */
  account: Type.Enum(['none', 'moved', 'unlinked']),
  obstacles: Type.Array(MergeObstacle),
})
export type MergePreview = Static<typeof MergePreview>

/** The file to remove, and the content of the remaining one. */
export const MergeInput = Type.Object({ otherId: Id, patient: PatientInput })
export type MergeInput = Static<typeof MergeInput>
