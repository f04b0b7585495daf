import { join } from 'node:path'
import type { SocialLink } from 'shared/contracts/operator'
import { isWebsite } from 'shared/domain/accounts/profile'
import { isCreditorIdentifier, type SepaCreditor } from 'shared/domain/accounts/payment/sepaCreditor'
import { providerEmail } from 'shared/domain/patients/provider'
import { isAnalyticsId } from 'shared/domain/publicPages/measuredPages'
import type { FilesSettings } from './files/openFiles.ts'
import { strongMasterKey } from './masterKey/masterKey.ts'
import { operatorFrom, socialLinksFrom, type OperatorSettings } from './modules/practice/operator/operatorSettings.ts'

/** Tries a minute, for one act, before a wait. */
export interface Limits {
  perAccount: number
  perAddress: number
}

/** What the operator decides, read once from the environment, where an empty setting is one that is not given. */
export interface Settings {
  databaseUrl: string
  host: string
  port: number
  /** The product's address without a slash at the end, for links in mails. */
  publicUrl: string
  /** 32 bytes in base64: wraps the practices' keys and signs tokens. */
  masterKey: string
  smtpUrl: string | undefined
  mailFrom: string
  /** Where demo requests and questions about the offers go. */
  providerEmail: string
  /** Where a personal demonstration is booked; without it one writes to `providerEmail`. */
  demoBookingUrl: string | undefined
  /** The Google Analytics stream; without it no visit is counted. */
  analyticsId: string | undefined
  /** Where the operator is found elsewhere, for the footer. */
  socialLinks: SocialLink[]
  /** Who operates the deployment, for the legal pages. */
  operator: OperatorSettings
  /** Who collects the subscriptions; without it no mandate is made out. */
  sepaCreditor: SepaCreditor | undefined
  /** The embedded mailbox, in development and demonstration only. */
  mailbox: boolean
  production: boolean
  logLevel: string
  /** The store of files that are too big for the database. */
  files: FilesSettings
  /** Tries a minute at signing in, resetting a password and the like. */
  limits: Limits
  /** Requests a minute from one address, over all calls: far above what a person does. */
  requestsPerMinute: number
  /** Delay of the event loop from which new requests are refused (503); 0 never refuses. */
  maxEventLoopDelayMs: number
  /** Who takes cards: an embedded double that takes no money, or nobody. */
  paymentProvider: 'double' | 'none'
  /** The bearer token of /api/metrics; without it they are open, and in production not served. */
  metricsToken: string | undefined
}

const required = (env: NodeJS.ProcessEnv, name: string) => {
  const value = env[name]
  if (!value) throw new Error(`Give ${name}.`)
  return value
}

/** A container's own disk is lost with it: in production the store must be named, by itself or by the folder of the data. */
function filesFrom(env: NodeJS.ProcessEnv): FilesSettings {
  const isChosen = env.FILES_STORE || env.DATA_DIR || env.NODE_ENV !== 'production'
  return {
    where: isChosen ? env.FILES_STORE || join(env.DATA_DIR || '.data', 'files') : required(env, 'FILES_STORE'),
    env,
  }
}

const demoCreditor: SepaCreditor = {
  name: 'Complice (démonstration)',
  address: '1 rue de la Démonstration, 75002 Paris',
  ics: 'FR72ZZZ123456',
}

/** The demonstration has a creditor that is none; an identifier whose key is wrong starts nothing. */
function creditorFrom(env: NodeJS.ProcessEnv): SepaCreditor | undefined {
  const [name, address, ics] = [env.SEPA_CREDITOR_NAME, env.SEPA_CREDITOR_ADDRESS, env.SEPA_CREDITOR_ICS]
  if (!name && !address && !ics)
    return env.NODE_ENV !== 'production' || env.COMPLICE_DEMO === '1' ? demoCreditor : undefined
  if (!name || !address || !ics)
    throw new Error('Give SEPA_CREDITOR_NAME, SEPA_CREDITOR_ADDRESS and SEPA_CREDITOR_ICS, or none of them.')
  if (!isCreditorIdentifier(ics)) throw new Error('SEPA_CREDITOR_ICS is no SEPA creditor identifier.')
  return { name, address, ics }
}

/** What is no address of the web starts nothing: the landing page links to it. */
function demoBookingUrlFrom(env: NodeJS.ProcessEnv): string | undefined {
  const given = env.DEMO_BOOKING_URL ?? ''
  if (!isWebsite(given)) throw new Error('DEMO_BOOKING_URL is no address that begins with http:// or https://.')
  return given.trim() || undefined
}

/** What is no id starts nothing: it would be put into pages. */
function analyticsIdFrom(env: NodeJS.ProcessEnv): string | undefined {
  const id = env.ANALYTICS_ID || undefined
  if (id !== undefined && !isAnalyticsId(id))
    throw new Error('ANALYTICS_ID is no id of Google Analytics 4 (G-…, in capitals).')
  return id
}

/** The double takes no money: production starts with it for a demonstration only. */
function paymentProviderFrom({ PAYMENT_PROVIDER, NODE_ENV, COMPLICE_DEMO }: NodeJS.ProcessEnv): 'double' | 'none' {
  const mayBeDouble = NODE_ENV !== 'production' || COMPLICE_DEMO === '1'
  const chosen = PAYMENT_PROVIDER || (mayBeDouble ? 'double' : 'none')
  if (chosen !== 'double' && chosen !== 'none') throw new Error(`PAYMENT_PROVIDER is double or none, not ${chosen}.`)
  if (chosen === 'double' && !mayBeDouble)
    throw new Error(
      'PAYMENT_PROVIDER=double takes no money: in production it is for a demonstration (COMPLICE_DEMO=1).',
    )
  return chosen
}

/** Throws where a setting is missing, and MasterKeyError for a weak master key. */
export const settingsFrom = (env: NodeJS.ProcessEnv): Settings => ({
  databaseUrl: required(env, 'DATABASE_URL'),
  host: env.HOST || '127.0.0.1',
  port: Number(env.PORT || 4001),
  publicUrl: (env.PUBLIC_URL || 'http://localhost:4000').replace(/\/$/, ''),
  masterKey: strongMasterKey(required(env, 'MASTER_KEY')),
  smtpUrl: env.SMTP_URL || undefined,
  mailFrom: env.MAIL_FROM || 'ne-pas-repondre@complice.fr',
  providerEmail: env.PROVIDER_EMAIL?.trim() || providerEmail,
  demoBookingUrl: demoBookingUrlFrom(env),
  analyticsId: analyticsIdFrom(env),
  socialLinks: socialLinksFrom(env),
  operator: operatorFrom(env),
  sepaCreditor: creditorFrom(env),
  mailbox: !env.SMTP_URL && (env.NODE_ENV !== 'production' || env.COMPLICE_DEMO === '1'),
  production: env.NODE_ENV === 'production',
  logLevel: env.LOG_LEVEL || 'info',
  files: filesFrom(env),
  limits: { perAccount: Number(env.TRIES_PER_ACCOUNT || 5), perAddress: Number(env.TRIES_PER_ADDRESS || 20) },
  maxEventLoopDelayMs: Number(env.MAX_EVENT_LOOP_DELAY || 2_000),
  requestsPerMinute: Number(env.REQUESTS_PER_MINUTE || 1200),
  paymentProvider: paymentProviderFrom(env),
  metricsToken: env.METRICS_TOKEN || undefined,
})
