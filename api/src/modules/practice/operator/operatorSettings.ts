import type { Operator, SocialLink } from 'shared/contracts/operator'
import { isWebsite } from 'shared/domain/contact/website'
import { normalizeSiren, isSiren } from 'shared/domain/contact/siren'
import { normalizeVatNumber, isVatNumber } from 'shared/domain/contact/vatNumber'

/**
 * Operator details for the legal pages; the contact address, the booking of demonstrations, the social links and the
 * analytics have separate settings.
 */
export type OperatorSettings = Omit<Operator, 'email' | 'demoBookingUrl' | 'socialLinks' | 'analytics'>

/** Environment variable of each field, in the order of the operator's guide. */
export const operatorVariables = {
  name: 'OPERATOR_NAME',
  legalForm: 'OPERATOR_LEGAL_FORM',
  address: 'OPERATOR_ADDRESS',
  siren: 'OPERATOR_SIREN',
  register: 'OPERATOR_REGISTER',
  vatNumber: 'OPERATOR_VAT_NUMBER',
  director: 'OPERATOR_DIRECTOR',
  phone: 'OPERATOR_PHONE',
  host: 'OPERATOR_HOST',
  privacyContact: 'OPERATOR_PRIVACY_CONTACT',
  subProcessors: 'OPERATOR_SUBPROCESSORS',
} as const satisfies Record<keyof OperatorSettings, string>

const demoOperator: OperatorSettings = {
  name: 'Complice (démonstration)',
  legalForm: 'SAS au capital de 1 000 €, exemple',
  address: '1 rue de la Démonstration, 75002 Paris',
  siren: '732829320',
  register: 'RCS Paris, exemple',
  vatNumber: 'FR44732829320',
  director: 'Camille Exemple',
  phone: '01 23 45 67 89',
  host: 'Votre machine : cette démonstration est hébergée là où elle est lancée',
  privacyContact: 'vie-privee@complice.fr',
  subProcessors: ['Aucun : la démonstration garde tout sur place'],
}

/** Splits a list on one line at its semicolons. */
const splitList = (text = ''): string[] =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/**
 * Parses social links such as « LinkedIn https://…; Instagram https://… » for the footer. Throws for an entry that is
 * not a name with a website address.
 */
export const socialLinksFrom = (env: NodeJS.ProcessEnv): SocialLink[] =>
  splitList(env['OPERATOR_SOCIAL_LINKS']).map((entry) => {
    const [, name, url] = /^(.*\S)\s+(https?:\/\/\S+)$/.exec(entry) ?? []
    if (!name || !url || !isWebsite(url))
      throw new Error(
        `OPERATOR_SOCIAL_LINKS: "${entry}" is not a name followed by an address that begins with https://.`,
      )
    return { name, url }
  })

function refuseWrongNumbers({ siren, vatNumber }: OperatorSettings): void {
  if (siren !== null && !isSiren(siren)) throw new Error('OPERATOR_SIREN is not a SIREN.')
  if (vatNumber !== null && !isVatNumber(vatNumber, siren ?? ''))
    throw new Error('OPERATOR_VAT_NUMBER is not a French VAT number, or belongs to another firm than OPERATOR_SIREN.')
}

/**
 * Reads the operator from the environment. In a demonstration and outside production, the operator is fictitious if no
 * variable is set. Throws for a wrong SIREN, or a VAT number that is wrong or another firm's.
 */
export function operatorFrom(env: NodeJS.ProcessEnv): OperatorSettings {
  const isDemo = env['NODE_ENV'] !== 'production' || env['COMPLICE_DEMO'] === '1'
  if (isDemo && Object.values(operatorVariables).every((name) => !env[name])) return demoOperator
  const readVariable = (field: keyof OperatorSettings) => env[operatorVariables[field]]?.trim() || null
  const siren = readVariable('siren')
  const vatNumber = readVariable('vatNumber')
  const operator: OperatorSettings = {
    name: readVariable('name'),
    legalForm: readVariable('legalForm'),
    address: readVariable('address'),
    siren: siren && normalizeSiren(siren),
    register: readVariable('register'),
    vatNumber: vatNumber && normalizeVatNumber(vatNumber),
    director: readVariable('director'),
    phone: readVariable('phone'),
    host: readVariable('host'),
    privacyContact: readVariable('privacyContact'),
    subProcessors: splitList(env[operatorVariables.subProcessors]),
  }
  refuseWrongNumbers(operator)
  return operator
}

const isField = (name: string): name is keyof OperatorSettings => name in operatorVariables

/**
 * Lists the environment variables that are missing; for each, the legal pages show « non renseigné par l'exploitant ».
 */
export const missingOperatorSettings = (operator: OperatorSettings): string[] =>
  Object.keys(operatorVariables)
    .filter(isField)
    .filter((field) => operator[field] === null || operator[field]?.length === 0)
    .map((field) => operatorVariables[field])
