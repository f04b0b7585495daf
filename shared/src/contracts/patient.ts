import { Type, type Static } from 'typebox'
import { Address, Day, Id, Nullable, Text } from './wire.ts'

const Optional = (length = 200) => Type.Optional(Text(length))

/** A patient who is a person, with their legal representatives and the professionals who follow them. */
const Individual = Type.Object({
  firstname: Text(100),
  lastname: Text(100),
  birthdate: Nullable(Day),
  nbHoursToDo: Type.Number({ minimum: 0, maximum: 99_999 }),
  referentEmail: Optional(254),
  referentPhone: Optional(30),
  legalManagerLastname: Optional(100),
  legalManagerFirstname: Optional(100),
  legalManagerEmail: Optional(254),
  legalManagerPhone: Optional(30),
  legalManagerLink: Optional(100),
  funderLastname: Optional(100),
  funderFirstname: Optional(100),
  funderCompanyName: Optional(200),
  funderEmail: Optional(254),
  funderTel: Optional(30),
  firm: Type.Optional(Nullable(Id)),
})

const Firm = Type.Object({ companyName: Text(200), siren: Text(20) })

export const PatientInput = Type.Object({
  type: Type.Union([Type.Literal('INDIVIDUAL'), Type.Literal('FIRM')]),
  email: Text(254),
  phoneNumber: Text(30),
  contactFirstname: Text(100),
  contactLastname: Text(100),
  address: Address,
  individual: Nullable(Individual),
  firm: Nullable(Firm),
})
export type PatientInput = Static<typeof PatientInput>

export const Patient = Type.Object({
  id: Id,
  ...PatientInput.properties,
  type: Nullable(PatientInput.properties.type),
})
export type Patient = Static<typeof Patient>

export const PatientSearch = Type.Object({
  name: Type.Optional(Text(100)),
  type: Type.Optional(PatientInput.properties.type),
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  sessionTypes: Type.Optional(Text(2000)),
})
