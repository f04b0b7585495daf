import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Paged } from '../wire.ts'

export const AccessKind = Type.Union([Type.Literal('READ'), Type.Literal('WRITE')])
export type AccessKind = Static<typeof AccessKind>

/** A member read or changed a patient's file within the hour that begins at this ISO instant. */
export const Access = Type.Object({ hour: Type.String(), kind: AccessKind, name: Type.String() })
export type Access = Static<typeof Access>

export const Accesses = Paged(Access)
export type Accesses = Static<typeof Accesses>
