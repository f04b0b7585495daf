import { Type, type Static } from 'typebox'
import { Nullable } from './wire.ts'

const Given = Nullable(Type.String())

/** Who operates this deployment, as the legal pages name them; null or empty: the operator did not say (ruling 109). */
export const Operator = Type.Object({
  name: Given,
  /** With the capital: « SAS au capital de 10 000 € ». */
  legalForm: Given,
  address: Given,
  siren: Given,
  /** Where it is registered: « RCS Lyon ». */
  register: Given,
  vatNumber: Given,
  /** Who is responsible for what is published. */
  director: Given,
  phone: Given,
  /** Whoever hosts the product: name, address and telephone. */
  host: Given,
  /** To whom one writes about one's personal data. */
  privacyContact: Given,
  /** Where questions go. */
  email: Type.String(),
  /** Each with what it does and where: « Nuage SAS, hébergement, France ». */
  subProcessors: Type.Array(Type.String()),
  /** Where it is found elsewhere: « LinkedIn » with its address of the web; none where the operator named none. */
  socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  /** Where a personal demonstration is booked, an address of the web; null: by mail. */
  demoBookingUrl: Given,
  /** The Google Analytics stream that counts visits once somebody agreed to it; null: none is ever loaded. */
  analytics: Nullable(Type.Object({ id: Type.String() })),
})
export type SocialLink = Operator['socialLinks'][number]
export type Operator = Static<typeof Operator>
