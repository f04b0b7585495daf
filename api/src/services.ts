import type { Database } from './db.ts'
import type { Sealing } from './sealing.ts'
import type { Settings } from './settings.ts'
import type { Tokens } from './tokens.ts'

/** What handlers and jobs work with. `now` is the only clock. */
export interface Services {
  database: Database
  settings: Settings
  tokens: Tokens
  sealing: Sealing
  now: () => Date
}
