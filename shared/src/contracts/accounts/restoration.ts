import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Text } from '../wire.ts'
import { ProofInput } from './proof.ts'

/** The number of days after the deletion of a practice in which its owner can restore it (ruling 76). */
export const restorationDays = 7

export const RestorationLink = Type.Object({ token: Text(2000, 1) })

/**
 * The closed practice of a link: the ISO instant at which its data is destroyed, the practice's time zone, and whether
 * restoring needs the code of the owner's second factor.
 */
export const Restoration = Type.Object({ destroyAt: Type.String(), timeZone: Type.String(), needsCode: Type.Boolean() })
export type Restoration = Static<typeof Restoration>

export const RestorationInput = Type.Object({ ...RestorationLink.properties, ...ProofInput.properties })
export type RestorationInput = Static<typeof RestorationInput>
