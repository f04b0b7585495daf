import { addDays, type Day } from './day.ts'
import type { Period } from './period.ts'

/** The period of a calendar feed: from a year back to eighteen months ahead (ruling 151). */
export const feedPeriod = (today: Day): Period => ({ startDate: addDays(today, -365), endDate: addDays(today, 548) })

/** The period in French, for the feed's description and the screen of the subscription. */
export const feedPeriodText = "Les séances d'un an en arrière à dix-huit mois en avant."
