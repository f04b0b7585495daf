import { join } from 'node:path'
import type { SocialLink } from 'shared/contracts/operator'
import { isWebsite } from 'shared/domain/contact/website'
import { isCreditorIdentifier, type SepaCreditor } from 'shared/domain/accounts/payment/sepaCreditor'
import { defaultOperatorEmail } from 'shared/domain/operatorEmail'
import { isAnalyticsId } from 'shared/domain/publicPages/measuredPages'
import type { FilesSettings } from './files/openFiles.ts'
import { defaultEmailLimits, type EmailLimits } from './mail/limits/emailLimits.ts'
import { requireStrongMasterKey } from './masterKey/masterKey.ts'
import { operatorFrom, socialLinksFrom, type OperatorSettings } from './modules/practice/operator/operatorSettings.ts'

/** Allowed attempts per minute for one action, by account and by IP address. */
export interface Limits {
  perAccount: number
  perAddress: number
}

/** Settings of the operator, read once from the environment; an empty variable counts as missing. */
export interface Settings {
  databaseUrl: string
  host: string
  port: number
  /** Public origin without a trailing slash, for links in e-mails. */
  publicUrl: string
  /** 32 bytes in base64: wraps the practices' keys and signs tokens. */
  masterKey: string
  smtpUrl: string | undefined
  mailFrom: string
  /** The operator's e-mail address, for demo requests and for questions. */
  operatorEmail: string
  /** Booking page for a personal demonstration; without it visitors write to `operatorEmail`. */
  demoBookingUrl: string | undefined
  /** The Google Analytics stream; without it no visits are counted. */
  analyticsId: string | undefined
  /** The operator's social profiles, for the footer. */
  socialLinks: SocialLink[]
  /** The operator, for the legal pages. */
  operator: OperatorSettings
  /** SEPA creditor of the subscriptions; without it no mandate is created. */
  sepaCreditor: SepaCreditor | undefined
  /** The embedded mailbox, in development and demonstration only. */
  mailbox: boolean
  production: boolean
  logLevel: string
  /** Store of files that are too big for the database. */
  files: FilesSettings
  /** Attempts per minute for signing in, resetting a password and the like. */
  limits: Limits
  emailLimits: EmailLimits
  /** Maximum requests per minute from one IP address, over all calls: far more than a person makes. */
  requestsPerMinute: number
  /** Event loop delay in milliseconds above which new requests are refused (503); 0 never refuses. */
  maxEventLoopDelayMs: number
  /** Card payment provider: `double` is an embedded test double that charges nothing. */
  paymentProvider: 'double' | 'none'
  /** Bearer token of /api/metrics; without it metrics are public, and not served in production. */
  metricsToken: string | undefined
}

const requireVariable = (env: NodeJS.ProcessEnv, name: string) => {
  const value = env[name]
  if (!value) throw new Error(`Set ${name}.`)
  return value
}

/** Production requires an explicit file store or data folder, because a container's own disk is lost with it. */
function filesFrom(env: NodeJS.ProcessEnv): FilesSettings {
  const isConfigured = env.FILES_STORE || env.DATA_DIR || env.NODE_ENV !== 'production'
  return {
    address: isConfigured
      ? env.FILES_STORE || join(env.DATA_DIR || '.data', 'files')
      : requireVariable(env, 'FILES_STORE'),
    env,
  }
}

const demoCreditor: SepaCreditor = {
  name: 'Complice (démonstration)',
  address: '1 rue de la Démonstration, 75002 Paris',
  ics: 'FR72ZZZ123456',
}

/**
 * Returns the configured creditor; without one, a fictitious creditor outside production and in a demonstration. Throws
 * for incomplete settings or an invalid identifier.
 */
function creditorFrom(env: NodeJS.ProcessEnv): SepaCreditor | undefined {
  const [name, address, ics] = [env.SEPA_CREDITOR_NAME, env.SEPA_CREDITOR_ADDRESS, env.SEPA_CREDITOR_ICS]
  if (!name && !address && !ics)
    return env.NODE_ENV !== 'production' || env.COMPLICE_DEMO === '1' ? demoCreditor : undefined
  if (!name || !address || !ics)
    throw new Error('Set SEPA_CREDITOR_NAME, SEPA_CREDITOR_ADDRESS and SEPA_CREDITOR_ICS, or none of them.')
  if (!isCreditorIdentifier(ics)) throw new Error('SEPA_CREDITOR_ICS is not a SEPA creditor identifier.')
  return { name, address, ics }
}

/** Reads the booking page. Throws for an invalid web address, because the landing page links to it. */
function demoBookingUrlFrom(env: NodeJS.ProcessEnv): string | undefined {
  const bookingUrl = env.DEMO_BOOKING_URL?.trim() ?? ''
  if (bookingUrl !== '' && !isWebsite(bookingUrl))
    throw new Error('DEMO_BOOKING_URL is not an address that begins with http:// or https://.')
  return bookingUrl || undefined
}

/** Reads the analytics id. Throws for an invalid id, because it is inserted into pages. */
function analyticsIdFrom(env: NodeJS.ProcessEnv): string | undefined {
  const id = env.ANALYTICS_ID || undefined
  if (id !== undefined && !isAnalyticsId(id))
    throw new Error('ANALYTICS_ID is not an id of Google Analytics 4 (G-…, in capitals).')
  return id
}

/**
 * Reads the payment provider. Throws for `double` in production except in a demonstration, since it charges nothing.
 */
function paymentProviderFrom({ PAYMENT_PROVIDER, NODE_ENV, COMPLICE_DEMO }: NodeJS.ProcessEnv): 'double' | 'none' {
  const mayBeDouble = NODE_ENV !== 'production' || COMPLICE_DEMO === '1'
  const provider = PAYMENT_PROVIDER || (mayBeDouble ? 'double' : 'none')
  if (provider !== 'double' && provider !== 'none')
    throw new Error(`PAYMENT_PROVIDER must be double or none, not ${provider}.`)
  if (provider === 'double' && !mayBeDouble)
    throw new Error(
      'PAYMENT_PROVIDER=double takes no money: in production it is for a demonstration (COMPLICE_DEMO=1).',
    )
  return provider
}

/** Reads a limit. Throws unless it is a positive integer. */
function emailLimitFrom(env: NodeJS.ProcessEnv, name: string, defaultLimit: number): number {
  const limit = Number(env[name] || defaultLimit)
  if (!Number.isInteger(limit) || limit < 1) throw new Error(`${name} is a number of e-mails, at least 1.`)
  return limit
}

function emailLimitsFrom(env: NodeJS.ProcessEnv): EmailLimits {
  const { perPractice, perRecipient, perNetwork } = defaultEmailLimits
  return {
    perPractice: {
      newTrial: emailLimitFrom(env, 'EMAILS_NEW_TRIAL', perPractice.newTrial),
      trial: emailLimitFrom(env, 'EMAILS_TRIAL', perPractice.trial),
      newPaying: emailLimitFrom(env, 'EMAILS_NEW_PAYING', perPractice.newPaying),
      paying: emailLimitFrom(env, 'EMAILS_PAYING', perPractice.paying),
    },
    perRecipient: emailLimitFrom(env, 'EMAILS_PER_RECIPIENT', perRecipient),
    perNetwork: emailLimitFrom(env, 'EMAILS_PER_NETWORK', perNetwork),
  }
}

/** Reads the settings. Throws if a required setting is missing, and MasterKeyError for a weak master key. */
export const settingsFrom = (env: NodeJS.ProcessEnv): Settings => ({
  databaseUrl: requireVariable(env, 'DATABASE_URL'),
  host: env.HOST || '127.0.0.1',
  port: Number(env.PORT || 4001),
  publicUrl: (env.PUBLIC_URL || 'http://localhost:4000').replace(/\/$/, ''),
  masterKey: requireStrongMasterKey(requireVariable(env, 'MASTER_KEY')),
  smtpUrl: env.SMTP_URL || undefined,
  mailFrom: env.MAIL_FROM || 'ne-pas-repondre@complice.fr',
  operatorEmail: env.PROVIDER_EMAIL?.trim() || defaultOperatorEmail,
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
  emailLimits: emailLimitsFrom(env),
  maxEventLoopDelayMs: Number(env.MAX_EVENT_LOOP_DELAY || 2_000),
  requestsPerMinute: Number(env.REQUESTS_PER_MINUTE || 1200),
  paymentProvider: paymentProviderFrom(env),
  metricsToken: env.METRICS_TOKEN || undefined,
})
