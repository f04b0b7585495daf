import { Type, type Static } from 'typebox'
import { Offer } from './access.ts'
import { Address, Email, Money, Nullable, PersonName, PhoneNumber, Text, Time, Version } from './wire.ts'

const Firm = Type.Object({ name: Text(200), siren: Text(20), websiteURL: Text(300), address: Address })

/** What the screen 'Mes informations' edits. */
export const ProfileInput = Type.Object({
  firstname: PersonName(),
  lastname: PersonName(),
  phoneNumber: PhoneNumber,
  defaultSessionPrice: Money,
  publicAccessAuthorize: Type.Boolean(),
  individualFirm: Type.Boolean(),
  firm: Firm,
})
export type ProfileInput = Static<typeof ProfileInput>

/** `precision` says what the position on the map was found from: the address, its postal code, or nothing (Paris). */
export const Profile = Type.Object({
  version: Version,
  ...ProfileInput.properties,
  email: Email,
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  precision: Type.Union([Type.Literal('address'), Type.Literal('zipCode'), Type.Literal('default')]),
  tenant: Type.Object({ offer: Offer, nbMaxAssistants: Type.Integer(), nbMaxTherapists: Type.Integer() }),
})
export type Profile = Static<typeof Profile>

/** The times a therapist can be booked, per ISO weekday (1 = Monday); a day may be open several times (ruling 19). */
export const OpeningHours = Type.Array(
  Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), startTime: Time, endTime: Time }),
  { maxItems: 42 },
)
export type OpeningHours = Static<typeof OpeningHours>

export const Member = Type.Object({
  id: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Email,
  role: Type.Union([Type.Literal('ADMIN'), Type.Literal('THERAPIST'), Type.Literal('ASSISTANT')]),
  authorizations: Type.Array(Type.Object({ name: Type.String() })),
})
export type Member = Static<typeof Member>
