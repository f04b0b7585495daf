import type { Address } from '../../contracts/wire.ts'
import type { Problem } from '../problems.ts'
import { invalid, required } from '../problems.ts'

export interface ProfileDraft {
  firstname: string
  lastname: string
  phoneNumber: string
  firm: { name: string; siren: string; websiteURL?: string; address: Address }
}

/** Only the main therapist, who opened the practice, edits the firm; the others edit their name. */
export const editsNameOnly = (roles: readonly string[]): boolean =>
  !roles.includes('ADMIN') && !roles.includes('ROLE_ADMIN')

const frenchPhone = /^(?:(?:\+|00)33[\s.-]?|0)[1-9](?:[\s.-]?\d{2}){4}$/

/** A French number: +33, 0033 or 0, then a digit from 1 to 9 and four pairs of digits, with or without separators. */
export const isFrenchPhone = (value: string): boolean => frenchPhone.test(value.trim())

const missing = (value: string) => value.trim() === ''

/** Empty, or an address of the web: a link to anything else could run in who follows it. */
export const isWebsite = (value: string): boolean =>
  missing(value) || (URL.canParse(value.trim()) && /^https?:$/.test(new URL(value.trim()).protocol))

const addressParts = ['streetName', 'zipCode', 'city'] as const

function addressProblem(address: Address): Problem[] {
  const part = addressParts.find((name) => missing(address[name]))
  return part ? [required(`firm.address.${part}`, 'Adresse (rue, code postal, ville) obligatoire')] : []
}

/** What keeps 'Mes informations' from being saved: a name, a phone number or a part of the firm that is missing or wrong. */
export function profileProblems(
  { firstname, lastname, phoneNumber, firm }: ProfileDraft,
  { nameOnly = false } = {},
): Problem[] {
  const problems: Problem[] = []
  if (missing(lastname)) problems.push(required('lastname', 'Nom de famille obligatoire'))
  if (nameOnly) return problems
  if (missing(firstname)) problems.push(required('firstname', 'Prénom obligatoire'))
  if (missing(firm.name)) problems.push(required('firm.name', "Nom de l'entreprise obligatoire"))
  if (missing(firm.siren)) problems.push(required('firm.siren', 'Numéro de SIREN obligatoire'))
  if (!isFrenchPhone(phoneNumber))
    problems.push(invalid('phoneNumber', 'Format Numéro de téléphone manquant ou incorrect'))
  if (!isWebsite(firm.websiteURL ?? ''))
    problems.push(invalid('firm.websiteURL', 'Adresse du site incorrecte : elle commence par https://'))
  return [...problems, ...addressProblem(firm.address)]
}
