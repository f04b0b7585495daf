import { Type, type Static } from 'typebox'
import { PatientFitInput } from '../agenda/fit.ts'
import { Address, Day, Flag, Id, longestEmail, Name, Nullable, PhoneNumber, Text, Version } from '../wire.ts'
import { forEachText, individualText, type IndividualText } from './individualTexts.ts'

const schemaOfText = ({ kind, maxLength }: IndividualText) => {
  if (kind === 'name') return Name(maxLength)
  if (kind === 'phone') return PhoneNumber
  return Text(kind === 'email' ? longestEmail : maxLength)
}

/** A patient who is a person, with their legal representatives and the professionals who follow them. */
const Individual = Type.Object({
  firstname: Name(),
  lastname: Name(),
  birthdate: Nullable(Day),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999 }),
  ...forEachText((name) => Type.Optional(schemaOfText(individualText(name)))),
  firm: Type.Optional(Nullable(Id)),
})

export const Firm = Type.Object({ companyName: Name(200), siren: Text(20) })

/** Where an address is; `default` is no better than the département, or unknown (ruling 37). */
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
  contactFirstname: Name(),
  contactLastname: Name(),
  address: Address,
  individual: Nullable(Individual),
  firm: Nullable(Firm),
})
export type PatientInput = Static<typeof PatientInput>

/** `fit`: with which animals an individual can work, recorded in the same act; a firm has none. */
export const NewPatient = Type.Object({ ...PatientInput.properties, fit: Type.Optional(PatientFitInput) })
export type NewPatient = Static<typeof NewPatient>

export const Patient = Type.Object({
  id: Id,
  ...PatientInput.properties,
  type: Nullable(PatientInput.properties.type),
  /** Where the address was found when it was saved; left out without a postal code. */
  position: Type.Optional(Position),
  /** When the patient left the lists people choose from; null while it is in them. */
  archivedAt: Nullable(Type.String()),
  version: Version,
})
export type Patient = Static<typeof Patient>

/** The comment of the patient's last session that has one, cut short: `commentPreview` of shared/domain. */
export const LastComment = Type.Object({ sessionId: Id, date: Day, preview: Type.String() })
export type LastComment = Static<typeof LastComment>

const { version: _version, ...listed } = Patient.properties

/** A patient as a list shows it, which has no version to change: `lastComment` only where the search asks for it. */
export const ListedPatient = Type.Object({
  ...listed,
  lastComment: Type.Optional(Nullable(LastComment)),
})
export type ListedPatient = Static<typeof ListedPatient>

export const PatientSearch = Type.Object({
  name: Type.Optional(Text(100)),
  type: Type.Optional(PatientInput.properties.type),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  /** Ids joined by commas. */
  sessionTypes: Type.Optional(Text(2000)),
  /** Archived patients are left out, unless `true` (they too) or `only` (nobody else). */
  archived: Type.Optional(Type.Union([...Flag.anyOf, Type.Literal('only')])),
  /** With each patient's last comment. */
  lastComment: Type.Optional(Flag),
})

export const PatientsToArchive = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: 10_000, uniqueItems: true }),
  /** False brings them back. */
  archived: Type.Boolean(),
})
export type PatientsToArchive = Static<typeof PatientsToArchive>

/** Those that were not archived, or not brought back, before. */
export const ArchivedPatients = Type.Object({ changed: Type.Array(Id) })
export type ArchivedPatients = Static<typeof ArchivedPatients>
