import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../src/db.ts'
import type { Services } from '../src/services.ts'
import type { SeededRandom } from './SeededRandom.ts'
import type { DemoPerson } from './people.ts'

/** Context for seeding a practice. */
export interface SeedContext {
  tx: Tx
  services: Services
  random: SeededRandom
  today: Day
  passwordHash: string
  nextPerson: () => DemoPerson
  /** The account of the patient who books online in the demonstration. */
  patientAccountId: string
}

export const timeZone = 'Europe/Paris'
