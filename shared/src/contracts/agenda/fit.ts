import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Day, Id, Nullable, Text, Version } from '../wire.ts'

/** Ids of animals of the practice. */
const AnimalIds = Type.Array(Id, { maxItems: 50, uniqueItems: true })

/** Ids of species, or of animals of the practice. */
const SpeciesOrAnimalIds = Type.Array(Id, { maxItems: 50, uniqueItems: true })

/** The patient's criteria for animals. Weight in kilograms, null while unknown. */
export const PatientFitInput = Type.Object({
  weightKg: Nullable(Type.Number({ minimum: 1, maximum: 500, multipleOf: 0.1 })),
  allergies: SpeciesOrAnimalIds,
  fears: SpeciesOrAnimalIds,
  preferredAnimalIds: AnimalIds,
  avoidedAnimalIds: AnimalIds,
  note: Text(2000),
})
export type PatientFitInput = Static<typeof PatientFitInput>

/** The choices for a patient's allergies, fears and preferences: every species, and the animals of the practice. */
export const FitChoice = Type.Object({
  id: Id,
  name: Type.String(),
  kind: Type.Union([Type.Literal('species'), Type.Literal('animal')]),
})
export type FitChoice = Static<typeof FitChoice>

export const PatientFit = Type.Object({
  ...PatientFitInput.properties,
  choices: Type.Array(FitChoice),
  version: Version,
})
export type PatientFit = Static<typeof PatientFit>

/** The animal's limits for any patient; null: no limit. */
export const RiderLimits = Type.Object({
  /** Kilograms. */
  maxWeightKg: Nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  /** Years. */
  minAge: Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
})
export type RiderLimits = Static<typeof RiderLimits>

/** The participants of a session, and its day: ages are computed on that day, by default today. */
export const FitQuery = Type.Object({
  date: Nullable(Day),
  /** At most a firm and 200 of its employees. */
  patientIds: Type.Array(Id, { maxItems: 201, uniqueItems: true }),
})
export type FitQuery = Static<typeof FitQuery>

export const FitVerdict = Type.Union([Type.Literal('preferred'), Type.Literal('fits'), Type.Literal('incompatible')])
export type FitVerdict = Static<typeof FitVerdict>

/**
 * Whether an animal fits the participants of a session. `reasons` are French sentences; they are empty for members who
 * may not read patients.
 */
export const AnimalFit = Type.Object({ animalId: Id, verdict: FitVerdict, reasons: Type.Array(Type.String()) })
export type AnimalFit = Static<typeof AnimalFit>

/**
 * An animal assigned to a session although it does not fit: who decided it, when (ISO instant), and despite which
 * reasons. `reasons` and `note` are empty for members who may not read patients.
 */
export const FitException = Type.Object({
  animalId: Id,
  animalName: Type.String(),
  decidedBy: Type.String(),
  decidedAt: Type.String(),
  reasons: Type.Array(Type.String()),
  note: Type.String(),
})
export type FitException = Static<typeof FitException>
