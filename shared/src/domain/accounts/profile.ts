import type { VatExemption } from '../../contracts/accounts/user.ts'
import type { Address } from '../../contracts/wire.ts'
import { nameProblems } from '../contact/contactProblems.ts'
import { parsePhone } from '../contact/phone.ts'
import { formatSiren, isSiren } from '../contact/siren.ts'
import { isVatNumber } from '../contact/vatNumber.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

export interface ProfileDraft {
  firstname: string
  lastname: string
  phoneNumber: string
  firm: { name: string; siren: string; websiteURL?: string; address: Address }
  /** Optional fields printed on documents. */
  tvaNumber?: string
  mediator?: { name: string; address: string; websiteURL: string }
}

/** The VAT regime of a firm: exempt below the thresholds, exempt as a health profession, or due on invoices. */
export type VatRegime = VatExemption | 'REEL'

/** Whether the member edits only their name: the firm is edited by the main therapist, who opened the practice. */
export const editsNameOnly = (roles: readonly string[]): boolean =>
  !roles.includes('ADMIN') && !roles.includes('ROLE_ADMIN')

/** Whether the member appears in the directory and has bank details: an assistant has neither. */
export const hasBankDetails = (roles: readonly string[]): boolean =>
  roles.some((role) => /^(?:ROLE_)?(?:ADMIN|THERAPIST)$/.test(role))

/** Whether the text is a French number, overseas included, in any usual notation (ruling 73). */
export const isFrenchPhone = (value: string): boolean => /^\+(?:33|262|590|594|596)/.test(parsePhone(value) ?? '')

const missing = (value: string) => value.trim() === ''

/**
 * Whether the text is empty or a URL of the web: a link of another scheme could run code for visitors who follow it.
 */
export const isWebsite = (value: string): boolean =>
  missing(value) || (URL.canParse(value.trim()) && /^https?:$/.test(new URL(value.trim()).protocol))

const website = (field: string, value = ''): Problem[] =>
  isWebsite(value) ? [] : [invalid(field, 'Adresse du site incorrecte : elle commence par https://')]

const addressParts = ['streetName', 'zipCode', 'city'] as const

function addressProblem(address: Address): Problem[] {
  const part = addressParts.find((name) => missing(address[name]))
  return part ? [required(`firm.address.${part}`, 'Adresse (rue, code postal, ville) obligatoire')] : []
}

function sirenProblem(siren: string): Problem[] {
  if (missing(siren)) return [required('firm.siren', 'Numéro de SIREN obligatoire')]
  if (isSiren(formatSiren(siren))) return []
  return [invalid('firm.siren', "Le numéro SIREN n'est pas valable : neuf chiffres, dont le dernier est une clé")]
}

function mediatorProblems({ name, address, websiteURL }: NonNullable<ProfileDraft['mediator']>): Problem[] {
  const isNamed = !missing(name)
  const isNeeded = !missing(address) || !missing(websiteURL)
  return [
    ...(isNeeded && !isNamed ? [required('mediator.name', 'Nom du médiateur obligatoire')] : []),
    ...nameProblems('mediator.name', name, 'Nom du médiateur'),
    ...website('mediator.websiteURL', websiteURL),
  ]
}

function documentProblems({ firm, tvaNumber = '', mediator }: ProfileDraft): Problem[] {
  const isWrongNumber = !missing(tvaNumber) && !isVatNumber(tvaNumber, firm.siren)
  const message = "Le numéro de TVA n'est pas valable : FR, une clé de deux caractères, puis votre SIREN"
  return [...(isWrongNumber ? [invalid('tvaNumber', message)] : []), ...(mediator ? mediatorProblems(mediator) : [])]
}

/** The problems of 'Mes informations': a missing or invalid name, phone number or field of the firm. */
export function profileProblems(draft: ProfileDraft, { nameOnly = false } = {}): Problem[] {
  const { firstname, lastname, phoneNumber, firm } = draft
  const problems: Problem[] = []
  if (missing(lastname)) problems.push(required('lastname', 'Nom de famille obligatoire'))
  problems.push(...nameProblems('lastname', lastname, 'Nom'), ...nameProblems('firstname', firstname, 'Prénom'))
  if (nameOnly) return problems
  if (missing(firstname)) problems.push(required('firstname', 'Prénom obligatoire'))
  if (missing(firm.name)) problems.push(required('firm.name', "Nom de l'entreprise obligatoire"))
  problems.push(...nameProblems('firm.name', firm.name, "Nom de l'entreprise"))
  problems.push(...sirenProblem(firm.siren))
  if (!isFrenchPhone(phoneNumber))
    problems.push(invalid('phoneNumber', 'Format Numéro de téléphone manquant ou incorrect'))
  return [
    ...problems,
    ...website('firm.websiteURL', firm.websiteURL),
    ...addressProblem(firm.address),
    ...documentProblems(draft),
  ]
}
