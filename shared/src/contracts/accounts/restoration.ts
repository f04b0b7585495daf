import { Type, type Static } from 'typebox'
import { Text } from '../wire.ts'
import { ProofInput } from './proof.ts'

/** Days after its deletion in which the owner can restore a practice (ruling 76). */
export const restorationDays = 7

export const RestorationLink = Type.Object({ token: Text(2000, 1) })

/** The closed practice of a link: when its data are destroyed (an ISO instant), and what restoring it asks for. */
export const Restoration = Type.Object({ destroyAt: Type.String(), timeZone: Type.String(), needsCode: Type.Boolean() })
export type Restoration = Static<typeof Restoration>

export const RestorationInput = Type.Object({ ...RestorationLink.properties, ...ProofInput.properties })
export type RestorationInput = Static<typeof RestorationInput>
