import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Nullable } from './wire.ts'

const NullableText = Nullable(Type.String())

/** The operator of this deployment, as the legal pages name it; null or empty: not configured (ruling 109). */
export const Operator = Type.Object({
  name: NullableText,
  /** With the capital: « SAS au capital de 10 000 € ». */
  legalForm: NullableText,
  address: NullableText,
  siren: NullableText,
  /** The register of companies: « RCS Lyon ». */
  register: NullableText,
  vatNumber: NullableText,
  /** The person responsible for the publication. */
  director: NullableText,
  phone: NullableText,
  /** The hosting provider: name, address and telephone. */
  host: NullableText,
  /** The contact for questions about personal data. */
  privacyContact: NullableText,
  /** The address for questions. */
  email: Type.String(),
  /** Each sub-processor with its purpose and location: « Nuage SAS, hébergement, France ». */
  subProcessors: Type.Array(Type.String()),
  /** The operator's pages on social networks: « LinkedIn » with its URL; empty if none is configured. */
  socialLinks: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  /** The URL for booking a personal demonstration; null: by e-mail. */
  demoBookingUrl: NullableText,
  /** The Google Analytics stream that counts visits of people who consented; null: it is never loaded. */
  analytics: Nullable(Type.Object({ id: Type.String() })),
})
export type SocialLink = Operator['socialLinks'][number]
export type Operator = Static<typeof Operator>
