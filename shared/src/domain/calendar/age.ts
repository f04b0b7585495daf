import type { Day } from './day.ts'

/** The age in whole years on a day; a person born on 29 February gets a year older on 1 March in other years. */
export const ageOn = (birthdate: Day, day: Day): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0)
