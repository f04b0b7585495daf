import { Type, type Static } from 'typebox'
import { Day, Id, Nullable } from './wire.ts'

/** Hours are decimal hours, 1.5 for 1 h 30; `year` is the ISO week-year (ruling 15). */
export const WeekOfHours = Type.Object({ weekNumber: Type.Integer(), year: Type.Integer(), nbHours: Type.Number() })

export const Animal = Type.Object({
  id: Id,
  name: Type.String(),
  birthdate: Nullable(Day),
  club: Nullable(Type.Object({ id: Id, name: Type.String() })),
  owner: Nullable(Type.Object({ id: Id })),
  nbWorkingHoursByWeek: Type.Number(),
  type: Type.Object({ id: Id, race: Type.String(), species: Type.String() }),
  infosByWeek: Type.Array(WeekOfHours),
})
export type Animal = Static<typeof Animal>
