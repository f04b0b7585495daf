import type { Day } from './day.ts'

/** Returns the age in whole years on a day; in a common year, a person born on 29 February turns older on 1 March. */
export const ageOn = (birthdate: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0)
