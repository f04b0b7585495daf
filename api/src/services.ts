import type { Database } from './db.ts'
import type { FileStore } from './files/FileStore.ts'
import { openFiles } from './files/openFiles.ts'
import type { Geocoder } from './geocoding/geocoder.ts'
import { postalCodes } from './geocoding/postalCodes.ts'
import { metricsOf, type Metrics } from './metrics/metrics.ts'
import { sealingWith, type Sealing } from './sealing.ts'
import type { Limits, Settings } from './settings.ts'
import { tokensWith, type Tokens } from './tokens.ts'

/** What handlers and jobs work with. `now` is the only clock. */
export interface Services {
  database: Database
  settings: Settings
  tokens: Tokens
  sealing: Sealing
  geocoder: Geocoder
  files: FileStore
  limits: Limits
  metrics: Metrics
  now: () => Date
}

export const servicesOf = (settings: Settings, database: Database): Services => ({
  database,
  settings,
  tokens: tokensWith(settings.masterKey),
  sealing: sealingWith(settings.masterKey),
  geocoder: postalCodes,
  files: openFiles(settings.files),
  limits: settings.limits,
  metrics: metricsOf(database),
  now: () => new Date(),
})
