import { Type, type Static } from 'typebox'
import { Address, Day, Id, Nullable, PersonName, PhoneNumber, Text, Version } from './wire.ts'

const Optional = (length = 200) => Type.Optional(Text(length))

/** A patient who is a person, with their legal representatives and the professionals who follow them. */
const Individual = Type.Object({
  firstname: PersonName(),
  lastname: PersonName(),
  birthdate: Nullable(Day),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999 }),
  referentEmail: Optional(254),
  referentPhone: Type.Optional(PhoneNumber),
  legalManagerLastname: Type.Optional(PersonName()),
  legalManagerFirstname: Type.Optional(PersonName()),
  legalManagerEmail: Optional(254),
  legalManagerPhone: Type.Optional(PhoneNumber),
  legalManagerLink: Optional(100),
  funderLastname: Type.Optional(PersonName()),
  funderFirstname: Type.Optional(PersonName()),
  funderCompanyName: Optional(200),
  funderEmail: Optional(254),
  funderTel: Type.Optional(PhoneNumber),
  firm: Type.Optional(Nullable(Id)),
})

const Firm = Type.Object({ companyName: Text(200), siren: Text(20) })

export const PatientInput = Type.Object({
  type: Type.Union([Type.Literal('INDIVIDUAL'), Type.Literal('FIRM')]),
  email: Text(254),
  phoneNumber: PhoneNumber,
  contactFirstname: PersonName(),
  contactLastname: PersonName(),
  address: Address,
  individual: Nullable(Individual),
  firm: Nullable(Firm),
})
export type PatientInput = Static<typeof PatientInput>

export const Patient = Type.Object({
  id: Id,
  ...PatientInput.properties,
  type: Nullable(PatientInput.properties.type),
  version: Version,
})
export type Patient = Static<typeof Patient>

export const PatientSearch = Type.Object({
  name: Type.Optional(Text(100)),
  type: Type.Optional(PatientInput.properties.type),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  sessionTypes: Type.Optional(Text(2000)),
})
