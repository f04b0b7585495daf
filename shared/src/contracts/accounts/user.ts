import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Offer } from '../access.ts'
import { VatExemption } from '../vatReason.ts'
import { PracticeTimeZone } from './timeZone.ts'
import { Address, Email, EndTime, Money, Name, Nullable, Percent, PhoneNumber, Text, Time, Version } from '../wire.ts'

const Firm = Type.Object({ name: Name(200), siren: Text(20), websiteURL: Text(300), address: Address })

/** The firm's details on documents, except its name and address. Without `taxes`, `vatExemption` is the reason. */
const documentFields = {
  /** Whether the practice charges VAT, at the rate `taxesAmount`. */
  taxes: Type.Boolean(),
  taxesAmount: Percent,
  vatExemption: VatExemption,
  /** Whether VAT is due on invoicing (« les débits ») instead of on payment. */
  vatOnDebits: Type.Boolean(),
  /** Whether the file of entries has the layout of cash accounts (BNC). */
  cashAccounts: Type.Boolean(),
  tvaNumber: Text(30),
  legalForm: Text(60),
  shareCapital: Nullable(Money),
  rcsCity: Text(80),
  mediator: Type.Object({ name: Name(120), address: Text(200), websiteURL: Text(300) }),
}

/** The bank account of the practice or of a therapist; encrypted at rest. */
const bankFields = { bankName: Text(100), rib: Text(40), iban: Text(60), bic: Text(20) }

/** The fields of the screen 'Mes informations'. Omitted fields are unchanged. */
export const ProfileInput = Type.Object({
  firstname: Name(),
  lastname: Name(),
  phoneNumber: PhoneNumber,
  defaultSessionPrice: Money,
  /** Whether the directory shows the therapist. */
  publicAccessAuthorize: Type.Boolean(),
  individualFirm: Type.Boolean(),
  firm: Firm,
  /** If omitted, a new postal code in another time zone sets it (ruling 150). */
  timeZone: Type.Optional(PracticeTimeZone),
  ...Type.Partial(Type.Object({ ...documentFields, ...bankFields })).properties,
})
export type ProfileInput = Static<typeof ProfileInput>

/**
 * The profile, as the signed-in member may see it. An assistant does not see the directory's setting and bank details;
 * a therapist of the team sees their own bank details, never the firm's. `precision`: whether the position on the map
 * is that of the address, that of its postal code, or the default (Paris).
 */
export const Profile = Type.Object({
  version: Version,
  ...ProfileInput.properties,
  ...documentFields,
  timeZone: Type.String(),
  publicAccessAuthorize: Type.Optional(Type.Boolean()),
  /** Whether the member's documents show their own bank details instead of those of the firm. */
  personalBankSettings: Type.Optional(Type.Boolean()),
  /** Whether the member's documents have an IBAN: their own if they chose it, otherwise the firm's. */
  hasIban: Type.Boolean(),
  /** A thumbnail of the logo, as a data URL. */
  logo: Type.Optional(Nullable(Type.String())),
  email: Email,
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  precision: Type.Union([Type.Literal('address'), Type.Literal('zipCode'), Type.Literal('default')]),
  tenant: Type.Object({ offer: Offer, nbMaxAssistants: Type.Integer(), nbMaxTherapists: Type.Integer() }),
})
export type Profile = Static<typeof Profile>

/** The times a therapist can be booked, per ISO weekday (1 = Monday): at most 42 intervals, six a day (ruling 19). */
export const OpeningHours = Type.Array(
  Type.Object({ weekday: Type.Integer({ minimum: 1, maximum: 7 }), startTime: Time, endTime: EndTime }),
  { maxItems: 42 },
)
export type OpeningHours = Static<typeof OpeningHours>

/** `version` changes with role and authorizations. */
export const Member = Type.Object({
  version: Version,
  id: Type.String(),
  firstname: Type.String(),
  lastname: Type.String(),
  email: Email,
  role: Type.Union([Type.Literal('ADMIN'), Type.Literal('THERAPIST'), Type.Literal('ASSISTANT')]),
  authorizations: Type.Array(Type.Object({ name: Type.String() })),
})
export type Member = Static<typeof Member>
