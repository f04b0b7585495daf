import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Question } from './therapist.ts'
import { Id, Money, Name, Nullable, Text, Version } from '../wire.ts'

/** The animals a type of session needs: their number, of one species or of any. */
export const AnimalsNeeded = Type.Object({ count: Type.Integer({ minimum: 1, maximum: 10 }), speciesId: Nullable(Id) })
export type AnimalsNeeded = Static<typeof AnimalsNeeded>

/**
 * The settings of a type of session: its length in minutes, its price in euros (null: the therapist's default price),
 * the animals it needs, and the minutes kept free before and after it. `clubIds`: the clubs it is offered at (none:
 * everywhere the practice works). If `isPublic`, visitors may request it, with a minimum notice in hours and up to
 * `horizonDays` days ahead.
 */
const settings = {
  duration: Type.Integer({ minimum: 5, maximum: 720 }),
  defaultSessionPrice: Nullable(Money),
  animalsNeeded: Nullable(AnimalsNeeded),
  isPublic: Type.Boolean(),
  clubIds: Type.Array(Id, { maxItems: 50 }),
  bufferBeforeMinutes: Type.Integer({ minimum: 0, maximum: 240 }),
  bufferAfterMinutes: Type.Integer({ minimum: 0, maximum: 240 }),
  noticeHours: Type.Integer({ minimum: 0, maximum: 720 }),
  horizonDays: Type.Integer({ minimum: 1, maximum: 1095 }),
}

/** A type of session, in the order the practice chose. */
export const SessionType = Type.Object({ id: Id, version: Version, name: Type.String(), ...settings })
export type SessionType = Static<typeof SessionType>

/** A type to add or to change; an omitted field gets its default, or is unchanged. */
export const SessionTypeInput = Type.Object({ name: Name(100), ...Type.Partial(Type.Object(settings)).properties })
export type SessionTypeInput = Static<typeof SessionTypeInput>

/** The types in their order; types that are not listed follow. */
export const SessionTypeOrder = Type.Object({ sessionTypeIds: Type.Array(Id, { minItems: 1, maxItems: 200 }) })

/** The numbers of upcoming and past sessions of a type. */
export const SessionTypeUsage = Type.Object({ upcoming: Type.Integer(), past: Type.Integer() })
export type SessionTypeUsage = Static<typeof SessionTypeUsage>

/** The text of a question asked at the first booking. */
export const QuestionInput = Type.Object({ text: Text(500) })

/** A question of a type, as edited by the practice. */
export const SessionTypeQuestion = Type.Object({ ...Question.properties, version: Version })
export type SessionTypeQuestion = Static<typeof SessionTypeQuestion>
