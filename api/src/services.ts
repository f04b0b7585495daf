import type { Database } from './db.ts'
import type { FileStore } from './files/FileStore.ts'
import { openFiles } from './files/openFiles.ts'
import type { Geocoder } from './geocoding/geocoder.ts'
import { postalCodeGeocoder } from './geocoding/postalCodes.ts'
import { noPaymentProvider } from './payment/noPaymentProvider.ts'
import { paymentDouble } from './payment/paymentDouble.ts'
import type { PaymentProvider } from './payment/PaymentProvider.ts'
import { setEmailLimits } from './mail/limits/emailLimits.ts'
import { metricsOf, type Metrics } from './metrics/metrics.ts'
import { createEncryption, type Encryption } from './encryption/encryption.ts'
import type { Limits, Settings } from './settings.ts'
import { createTokens, type Tokens } from './credentials/tokens.ts'

/** Dependencies of handlers and jobs. `now` is their only clock. */
export interface Services {
  database: Database
  settings: Settings
  tokens: Tokens
  encryption: Encryption
  geocoder: Geocoder
  files: FileStore
  payments: PaymentProvider
  limits: Limits
  metrics: Metrics
  now: () => Date
}

export function servicesOf(settings: Settings, database: Database): Services {
  setEmailLimits(database, settings.emailLimits)
  return {
    database,
    settings,
    tokens: createTokens(settings.masterKey),
    encryption: createEncryption(settings.masterKey),
    geocoder: postalCodeGeocoder,
    files: openFiles(settings.files),
    payments: settings.paymentProvider === 'double' ? paymentDouble(settings.masterKey) : noPaymentProvider,
    limits: settings.limits,
    metrics: metricsOf(database),
    now: () => new Date(),
  }
}
