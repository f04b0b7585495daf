import * as Type from 'typebox'
import type { Static } from 'typebox'

/** The sections of the product that a member may be allowed to use. */
export const Privilege = Type.Union([
  Type.Literal('AGENDA'),
  Type.Literal('ANIMALS'),
  Type.Literal('CLUBS'),
  Type.Literal('PATIENTS'),
  Type.Literal('ESTIMATION'),
  Type.Literal('BILL'),
  Type.Literal('ADMINISTRATION'),
])
export type Privilege = Static<typeof Privilege>

export const Role = Type.Union([
  Type.Literal('ROLE_ADMIN'),
  Type.Literal('ROLE_THERAPIST'),
  Type.Literal('ROLE_ASSISTANT'),
  Type.Literal('ROLE_PATIENT'),
])
export type Role = Static<typeof Role>

export const Offer = Type.Union([Type.Literal('STANDARD'), Type.Literal('PRO'), Type.Literal('ULTIME')])
export type Offer = Static<typeof Offer>
