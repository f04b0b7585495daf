import { Type, type Static } from 'typebox'
import { Day, Id, Nullable, Text, Version } from '../wire.ts'

/** Ids of animals of the practice. */
const AnimalIds = Type.Array(Id, { maxItems: 50, uniqueItems: true })

/** Ids of species, or of animals of the practice. */
const SpeciesOrAnimalIds = Type.Array(Id, { maxItems: 50, uniqueItems: true })

/** With which animals a patient can work: weight in kilograms, null while it is not known. */
export const PatientFitInput = Type.Object({
  weightKg: Nullable(Type.Number({ minimum: 1, maximum: 500, multipleOf: 0.1 })),
  allergies: SpeciesOrAnimalIds,
  fears: SpeciesOrAnimalIds,
  preferredAnimalIds: AnimalIds,
  avoidedAnimalIds: AnimalIds,
  note: Text(2000),
})
export type PatientFitInput = Static<typeof PatientFitInput>

/** What a patient's allergies, fears and preferences may name: every species, and the animals of the practice. */
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

/** For whom an animal does not fit, whoever the patient is; null: no limit. */
export const RiderLimits = Type.Object({
  /** Kilograms. */
  maxWeightKg: Nullable(Type.Integer({ minimum: 1, maximum: 500 })),
  /** Years. */
  minAge: Nullable(Type.Integer({ minimum: 1, maximum: 120 })),
})
export type RiderLimits = Static<typeof RiderLimits>

/** The people of a session, and its day: ages are those of that day, without one those of today. */
export const FitQuery = Type.Object({
  date: Nullable(Day),
  patientIds: Type.Array(Id, { maxItems: 201, uniqueItems: true }),
})
export type FitQuery = Static<typeof FitQuery>

export const FitVerdict = Type.Union([Type.Literal('preferred'), Type.Literal('fits'), Type.Literal('incompatible')])
export type FitVerdict = Static<typeof FitVerdict>

/** Whether an animal fits the people of a session. `reasons` says why not, in words; it is empty for who may not read patients. */
export const AnimalFit = Type.Object({ animalId: Id, verdict: FitVerdict, reasons: Type.Array(Type.String()) })
export type AnimalFit = Static<typeof AnimalFit>

/**
 * An animal that works in a session although it does not fit: who decided it, when (ISO instant), and against which
 * reasons. Without the right to read patients, `reasons` and `note` are empty.
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
