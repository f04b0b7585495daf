import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Problem } from '../../problems.ts'
import { invalid } from '../../problems.ts'

/** The bank account that receives payments. Each field may be empty. */
export interface BankDetails {
  bankName: string
  /** The French account number equivalent to the IBAN: 23 characters. */
  rib: string
  iban: string
  bic: string
}

export const noBankDetails: BankDetails = { bankName: '', rib: '', iban: '', bic: '' }

/** Converts a bank account number to capitals without spaces and hyphens. */
const normalizeAccountNumber = (text: string): string => electronicFormatIBAN(text) ?? ''

/** Formats an IBAN in groups of four, as on a bank statement. Invalid text is only trimmed. */
export const formatIban = (text: string): string => {
  const iban = normalizeAccountNumber(text)
  return isValidIBAN(iban) ? (friendlyFormatIBAN(iban) ?? iban) : text.trim()
}

/** Returns the digit that replaces a letter in the RIB check: 1 for A and J, 2 for B, K and S, … 9 for I, R and Z. */
const digitOf = (character: string): string => {
  if (/\d/.test(character)) return character
  const position = character.charCodeAt(0) - 'A'.charCodeAt(0)
  return String(position < 18 ? (position % 9) + 1 : position - 16)
}

/** Whether the text is a RIB: bank, branch, account, and two valid check digits (weighted sum modulo 97). */
export function isRib(text: string): boolean {
  const rib = normalizeAccountNumber(text)
  if (!/^\d{10}[A-Z0-9]{11}\d{2}$/.test(rib)) return false
  const digits = Array.from(rib, digitOf).join('')
  const [bank, branch, account, key] = [digits.slice(0, 5), digits.slice(5, 10), digits.slice(10, 21), digits.slice(21)]
  return (89 * Number(bank) + 15 * Number(branch) + 3 * Number(account) + Number(key)) % 97 === 0
}

/** Formats a RIB as bank, branch, account and key, separated by spaces. Invalid text is only trimmed. */
export const formatRib = (text: string): string =>
  isRib(text) ? normalizeAccountNumber(text).replace(/^(.{5})(.{5})(.{11})/, '$1 $2 $3 ') : text.trim()

/** Normalises bank details for storage: numbers in capitals, without spaces or hyphens. */
export const normalizeBankDetails = ({ bankName, rib, iban, bic }: BankDetails): BankDetails => ({
  bankName: bankName.trim(),
  rib: normalizeAccountNumber(rib),
  iban: normalizeAccountNumber(iban),
  bic: normalizeAccountNumber(bic),
})

const areDifferentAccounts = ({ rib, iban }: BankDetails) => iban.startsWith('FR') && iban.slice(4) !== rib

/** Returns the problems of the bank details: an invalid number, or a RIB and an IBAN of different accounts. */
export function bankProblems(details: BankDetails): Problem[] {
  const normalized = normalizeBankDetails(details)
  const { rib, iban, bic } = normalized
  const problems: Problem[] = []
  if (rib && !isRib(rib))
    problems.push(invalid('rib', "Le RIB n'est pas valable : 23 caractères, dont les deux derniers sont une clé"))
  if (iban && !isValidIBAN(iban))
    problems.push(invalid('iban', "L'IBAN n'est pas valable : l'un de ses caractères est faux ou manque"))
  if (bic && !isValidBIC(bic)) problems.push(invalid('bic', "Le BIC n'est pas valable : 8 ou 11 caractères"))
  if (rib && iban && problems.length === 0 && areDifferentAccounts(normalized))
    problems.push(invalid('rib', "Le RIB et l'IBAN sont ceux de deux comptes"))
  return problems
}

/** Whether both bank details are equal, in any notation. If not, a SEPA mandate for the first account is void. */
export const isSameAccount = (first: BankDetails, second: BankDetails): boolean =>
  JSON.stringify(normalizeBankDetails(first)) === JSON.stringify(normalizeBankDetails(second))
