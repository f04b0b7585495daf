import type { Day } from 'shared/domain/calendar/day'
import type { Tx } from '../src/db.ts'
import type { Services } from '../src/services.ts'
import type { Dice } from './Dice.ts'
import type { DemoPerson } from './people.ts'

/** What furnishing a practice works with. */
export interface Demo {
  tx: Tx
  services: Services
  dice: Dice
  today: Day
  passwordHash: string
  nextPerson: () => DemoPerson
  /** The account of the patient who books online. */
  patientAccountId: string
}

export const zone = 'Europe/Paris'
