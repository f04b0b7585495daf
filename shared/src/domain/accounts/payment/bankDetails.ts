import { electronicFormatIBAN, friendlyFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools'
import type { Problem } from '../../problems.ts'
import { invalid } from '../../problems.ts'

/** Where whoever is invoiced pays to. Each field may be empty. */
export interface BankDetails {
  bankName: string
  /** The French account number that stands beside the IBAN: 23 characters. */
  rib: string
  iban: string
  bic: string
}

export const noBankDetails: BankDetails = { bankName: '', rib: '', iban: '', bic: '' }

/** A bank account number without the spaces and hyphens it may be typed or pasted with, in capitals. */
export const compactAccount = (text: string): string => electronicFormatIBAN(text) ?? ''

/** An IBAN in groups of four, as on a bank statement. A text that is none stays as it is. */
export const formatIban = (text: string): string => {
  const iban = compactAccount(text)
  return isValidIBAN(iban) ? (friendlyFormatIBAN(iban) ?? iban) : text.trim()
}

/** A letter of a RIB counts as the digit under which it stands: A and J as 1, B, K and S as 2, up to I, R and Z as 9. */
const digitOf = (character: string): string => {
  if (/\d/.test(character)) return character
  const position = character.charCodeAt(0) - 'A'.charCodeAt(0)
  return String(position < 18 ? (position % 9) + 1 : position - 16)
}

/** Whether the text is a RIB: bank, branch, account and a key of two digits that fits them. */
export function isRib(text: string): boolean {
  const rib = compactAccount(text)
  if (!/^\d{10}[A-Z0-9]{11}\d{2}$/.test(rib)) return false
  const digits = Array.from(rib, digitOf).join('')
  const [bank, branch, account, key] = [digits.slice(0, 5), digits.slice(5, 10), digits.slice(10, 21), digits.slice(21)]
  return (89 * Number(bank) + 15 * Number(branch) + 3 * Number(account) + Number(key)) % 97 === 0
}

/** A RIB as bank, branch, account and key, apart. A text that is none stays as it is. */
export const formatRib = (text: string): string =>
  isRib(text) ? compactAccount(text).replace(/^(.{5})(.{5})(.{11})/, '$1 $2 $3 ') : text.trim()

/** The details as they are stored: the numbers without spaces, in capitals. */
export const plainBankDetails = ({ bankName, rib, iban, bic }: BankDetails): BankDetails => ({
  bankName: bankName.trim(),
  rib: compactAccount(rib),
  iban: compactAccount(iban),
  bic: compactAccount(bic),
})

const isOtherAccount = ({ rib, iban }: BankDetails) => iban.startsWith('FR') && iban.slice(4) !== rib

/** What is wrong with the numbers: a key that does not fit, or a RIB and an IBAN of two accounts. */
export function bankProblems(details: BankDetails): Problem[] {
  const plain = plainBankDetails(details)
  const { rib, iban, bic } = plain
  const problems: Problem[] = []
  if (rib && !isRib(rib))
    problems.push(invalid('rib', "Le RIB n'est pas valable : 23 caractères, dont les deux derniers sont une clé"))
  if (iban && !isValidIBAN(iban))
    problems.push(invalid('iban', "L'IBAN n'est pas valable : l'un de ses caractères est faux ou manque"))
  if (bic && !isValidBIC(bic)) problems.push(invalid('bic', "Le BIC n'est pas valable : 8 ou 11 caractères"))
  if (rib && iban && problems.length === 0 && isOtherAccount(plain))
    problems.push(invalid('rib', "Le RIB et l'IBAN sont ceux de deux comptes"))
  return problems
}

/** Whether two are details of another bank, account or key: a SEPA mandate for the former ones is no longer good. */
export const isSameAccount = (one: BankDetails, other: BankDetails): boolean =>
  JSON.stringify(plainBankDetails(one)) === JSON.stringify(plainBankDetails(other))
