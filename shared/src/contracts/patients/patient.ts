import * as Type from 'typebox'
import type { Static } from 'typebox'
import { PatientFitInput } from '../agenda/fit.ts'
import { ClientAddress, Day, Flag, Id, maxEmailLength, Name, Nullable, PhoneNumber, Text, Version } from '../wire.ts'
import { buildTextRecord, individualText, type IndividualText } from './individualTexts.ts'

const schemaOfText = ({ kind, maxLength }: IndividualText) => {
  if (kind === 'name') return Name(maxLength)
  if (kind === 'phone') return PhoneNumber
  return Text(kind === 'email' ? maxEmailLength : maxLength)
}

/** The first year of birth: a `Day` begins with 1900. */
export const firstBirthYear = 1900

/** Maximum number of characters of the practice's own note about a patient. */
export const maxPracticeNoteLength = 2000

/** A patient who is a person, with their legal representatives and the professionals who follow them. */
const Individual = Type.Object({
  firstname: Name(),
  lastname: Name(),
  birthdate: Nullable(Day),
  /** The year of birth if only it is known, else null. A change that omits it leaves it unchanged. */
  birthYear: Type.Optional(Nullable(Type.Integer({ minimum: firstBirthYear, maximum: 2199 }))),
  /** The hours planned with the patient; a programme of the patient replaces them (ruling 56). */
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999 }),
  ...buildTextRecord((name) => Type.Optional(schemaOfText(individualText(name)))),
  /** The id of the firm that employs the person. */
  firm: Type.Optional(Nullable(Id)),
})

/** `siret` identifies an establishment; several share a SIREN. It and the VAT number are '' or omitted if unknown. */
export const Firm = Type.Object({
  companyName: Name(200),
  siren: Text(20),
  siret: Type.Optional(Text(30)),
  vatNumber: Type.Optional(Text(30)),
})

/** The position of an address; `default` is as coarse as the département, or unknown (ruling 37). */
export const Position = Type.Object({
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Union([Type.Literal('address'), Type.Literal('zipCode'), Type.Literal('default')]),
})
export type Position = Static<typeof Position>

export const PatientType = Type.Union([Type.Literal('INDIVIDUAL'), Type.Literal('FIRM')])
export type PatientType = Static<typeof PatientType>

export const PatientInput = Type.Object({
  type: PatientType,
  email: Text(254),
  phoneNumber: PhoneNumber,
  /** For example a landline; stored as `phoneNumber` if that is empty. A change that omits it leaves it unchanged. */
  secondPhoneNumber: Type.Optional(PhoneNumber),
  contactFirstname: Name(),
  contactLastname: Name(),
  address: ClientAddress,
  individual: Nullable(Individual),
  firm: Nullable(Firm),
  /**
   * The practice's own note, encrypted, never shown to the patient (ruling 163). A change that omits it leaves it
   * unchanged; lists contain it only if the search requests it.
   */
  practiceNote: Type.Optional(Text(maxPracticeNoteLength)),
})
export type PatientInput = Static<typeof PatientInput>

/** `fit`: an individual's criteria for animals, saved in the same transaction; a firm has none. */
export const NewPatient = Type.Object({ ...PatientInput.properties, fit: Type.Optional(PatientFitInput) })
export type NewPatient = Static<typeof NewPatient>

/**
 * `detachedEmployees`: the number of employees unlinked when a firm becomes a person, as the member confirmed it; the
 * change is refused if the number differs now (E253).
 */
export const PatientChange = Type.Object({
  ...PatientInput.properties,
  detachedEmployees: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
})
export type PatientChange = Static<typeof PatientChange>

export const Patient = Type.Object({
  id: Id,
  ...PatientInput.properties,
  type: Nullable(PatientInput.properties.type),
  /** The position found when the address was saved; omitted without a postal code. */
  position: Type.Optional(Position),
  /** The instant the patient was hidden from selection lists; null while not archived. */
  archivedAt: Nullable(Type.String()),
  version: Version,
})
export type Patient = Static<typeof Patient>

/** The comment of the patient's last session that has one, shortened by `commentPreview` of shared/domain. */
export const LastComment = Type.Object({ sessionId: Id, date: Day, preview: Type.String() })
export type LastComment = Static<typeof LastComment>

const { version: _version, ...listedProperties } = Patient.properties

/** A patient as shown in a list, without a version; `lastComment` only if the search requests it. */
export const ListedPatient = Type.Object({
  ...listedProperties,
  lastComment: Type.Optional(Nullable(LastComment)),
})
export type ListedPatient = Static<typeof ListedPatient>

export const PatientSearch = Type.Object({
  name: Type.Optional(Text(100)),
  type: Type.Optional(PatientInput.properties.type),
  /** Only patients with a session between these days and, if given, of one of `sessionTypes`. */
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  /** Ids joined by commas. */
  sessionTypes: Type.Optional(Text(2000)),
  /** Archived patients are omitted, unless `true` (included) or `only` (no others). */
  archived: Type.Optional(Type.Union([...Flag.anyOf, Type.Literal('only')])),
  /** Includes each patient's last comment. */
  lastComment: Type.Optional(Flag),
  /** Includes each patient's `practiceNote`, for an export. */
  practiceNote: Type.Optional(Flag),
})

export const PatientsToArchive = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }),
  /** False restores them. */
  archived: Type.Boolean(),
})
export type PatientsToArchive = Static<typeof PatientsToArchive>

/** The patients whose state changed. */
export const ArchivedPatients = Type.Object({ changed: Type.Array(Id) })
export type ArchivedPatients = Static<typeof ArchivedPatients>
