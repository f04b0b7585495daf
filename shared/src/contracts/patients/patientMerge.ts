import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PatientInput } from './patient.ts'
import { Id, Nullable } from '../wire.ts'

/**
 * The reason two files cannot be merged: a person and a firm, programmes on the same days, or both on one attendance
 * sheet.
 */
export const MergeObstacle = Type.Enum(['types', 'programmes', 'signatures'])
export type MergeObstacle = Static<typeof MergeObstacle>

/** The kinds of data that a merge can drop. */
export const mergeDrops = ['shares', 'weightKg', 'preferredAnimals', 'sessionNames', 'undoableImports'] as const

export const MergeDrop = Type.Enum(mergeDrops)
export type MergeDrop = Static<typeof MergeDrop>

/** The data that a merge drops; 0 or null if nothing of a kind is dropped. */
const MergeDrops = Type.Object({
  /** The other file's shares of payers, when the remaining file has its own. */
  shares: Type.Integer(),
  /** The other file's weight, when the remaining file has another one. */
  weightKg: Nullable(Type.Number()),
  /** The animals preferred in one file and avoided in the other, which are no longer preferred. */
  preferredAnimals: Type.Integer(),
  /** The firm's sessions that name both files as employees and keep one name. */
  sessionNames: Type.Integer(),
  /** The imports that can no longer be undone for these two files. */
  undoableImports: Type.Integer(),
})
export type MergeDrops = Static<typeof MergeDrops>

/** The records that move to the remaining file, the data that is dropped, and the obstacles to the merge. */
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
  dropped: MergeDrops,
  /** Whether the other file has a practice's note: the merge adds it. Omitted by older builds of the API. */
  hasNote: Type.Optional(Type.Boolean()),
  /** Whether both files have criteria for animals: the merge combines them. */
  hasFit: Type.Boolean(),
  /** The account of the removed file: moved, or left without a file if the other file has an account. */
  account: Type.Enum(['none', 'moved', 'unlinked']),
  obstacles: Type.Array(MergeObstacle),
})
export type MergePreview = Static<typeof MergePreview>

/** The file to remove, and the content of the remaining one; without a `practiceNote`, both notes are joined. */
export const MergeInput = Type.Object({ otherId: Id, patient: PatientInput })
export type MergeInput = Static<typeof MergeInput>
