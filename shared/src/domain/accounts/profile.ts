import type { VatExemption } from '../../contracts/vatReason.ts'
import type { Address } from '../../contracts/wire.ts'
import { nameProblems, websiteProblems, zipCodeProblems } from '../contact/contactProblems.ts'
import { parsePhone } from '../contact/phone.ts'
import { toSiren } from '../contact/firmNumbers.ts'
import { isSiren } from '../contact/siren.ts'
import { isVatNumber } from '../contact/vatNumber.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'
import { vatRateProblems } from '../vat/vatRates.ts'

export interface ProfileDraft {
  firstname: string
  lastname: string
  phoneNumber: string
  firm: { name: string; siren: string; websiteURL?: string; address: Address }
  /** Optional fields printed on documents. */
  tvaNumber?: string
  /** The VAT rate in percent. */
  taxesAmount?: number | null
  mediator?: { name: string; address: string; websiteURL: string }
}

/** The VAT regime of a firm: exempt below the thresholds, exempt as a health profession, or subject to VAT (`REEL`). */
export type VatRegime = VatExemption | 'REEL'

/**
 * Whether a member may edit, of the names and the firm of the profile, only the names: everybody but administrators.
 * Bank details are another right (`hasBankDetails`). Roles may lack their prefix `ROLE_`.
 */
export const canEditNameOnly = (roles: readonly string[]): boolean =>
  !roles.includes('ADMIN') && !roles.includes('ROLE_ADMIN')

/**
 * Whether a member can have bank details and appear in the directory: administrators and therapists can. Roles may lack
 * their prefix `ROLE_`.
 */
export const hasBankDetails = (roles: readonly string[]): boolean =>
  roles.some((role) => /^(?:ROLE_)?(?:ADMIN|THERAPIST)$/.test(role))

/** Whether the text is a phone number of France or its overseas departments, in any usual notation (ruling 73). */
export const isFrenchPhone = (value: string): boolean => /^\+(?:33|262|590|594|596)/.test(parsePhone(value) ?? '')

const isBlank = (value: string) => value.trim() === ''

const addressParts = ['streetName', 'zipCode', 'city'] as const

function addressProblems(address: Address): Problem[] {
  const missingField = addressParts.find((name) => isBlank(address[name]))
  return missingField
    ? [required(`firm.address.${missingField}`, 'Adresse (rue, code postal, ville) obligatoire')]
    : zipCodeProblems('firm.address.zipCode', address.zipCode)
}

function sirenProblem(siren: string): Problem[] {
  if (isBlank(siren)) return [required('firm.siren', 'Numéro de SIREN obligatoire')]
  if (isSiren(toSiren(siren))) return []
  return [invalid('firm.siren', "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé")]
}

function mediatorProblems({ name, address, websiteURL }: NonNullable<ProfileDraft['mediator']>): Problem[] {
  const isNamed = !isBlank(name)
  const hasOtherFields = !isBlank(address) || !isBlank(websiteURL)
  return [
    ...(hasOtherFields && !isNamed ? [required('mediator.name', 'Nom du médiateur obligatoire')] : []),
    ...nameProblems('mediator.name', name, 'Nom du médiateur'),
    ...websiteProblems('mediator.websiteURL', websiteURL),
  ]
}

function documentProblems({ firm, tvaNumber = '', taxesAmount = 0, mediator }: ProfileDraft): Problem[] {
  const isWrongNumber = !isBlank(tvaNumber) && !isVatNumber(tvaNumber, toSiren(firm.siren))
  const message = "Le numéro de TVA n'est pas valable : FR, une clé de deux caractères, puis votre SIREN"
  return [
    ...(isWrongNumber ? [invalid('tvaNumber', message)] : []),
    ...vatRateProblems('taxesAmount', taxesAmount ?? 0),
    ...(mediator ? mediatorProblems(mediator) : []),
  ]
}

/**
 * Returns the problems of the screen 'Mes informations': missing or invalid names, phone number or fields of the firm.
 * With `nameOnly`, only the names are checked.
 */
export function profileProblems(draft: ProfileDraft, { nameOnly = false } = {}): Problem[] {
  const { firstname, lastname, phoneNumber, firm } = draft
  const problems: Problem[] = []
  if (isBlank(lastname)) problems.push(required('lastname', 'Nom de famille obligatoire'))
  problems.push(...nameProblems('lastname', lastname, 'Nom'), ...nameProblems('firstname', firstname, 'Prénom'))
  if (nameOnly) return problems
  if (isBlank(firstname)) problems.push(required('firstname', 'Prénom obligatoire'))
  if (isBlank(firm.name)) problems.push(required('firm.name', "Nom de l'entreprise obligatoire"))
  problems.push(...nameProblems('firm.name', firm.name, "Nom de l'entreprise"))
  problems.push(...sirenProblem(firm.siren))
  if (!isFrenchPhone(phoneNumber))
    problems.push(invalid('phoneNumber', 'Format Numéro de téléphone manquant ou incorrect'))
  return [
    ...problems,
    ...websiteProblems('firm.websiteURL', firm.websiteURL),
    ...addressProblems(firm.address),
    ...documentProblems(draft),
  ]
}
