import { errorCode } from 'shared/contracts/errorCodes'
import { plural } from 'shared/domain/format'
import { invalid, type Problem } from 'shared/domain/problems'
import { unprintableCharacters } from '../../../pdf/fonts.ts'
import type { Client } from '../../../pdf/bills/Client.ts'
import type { Issuer } from '../../../pdf/bills/Issuer.ts'
import { refuseProblems } from '../../../refusal.ts'

/** Texts of a document that come from one field, with the field's path and its name on the screen. */
export interface PrintedTexts {
  field: string
  label: string
  texts: readonly string[]
}

export const clientTexts = (field: string, { name, street, zipCode, city }: Client): PrintedTexts => ({
  field,
  label: 'Client',
  texts: [name, street, zipCode, city],
})

export const issuerTexts = (issuer: Issuer, otherTexts: readonly string[]): PrintedTexts => ({
  field: 'therapistId',
  label: 'Entreprise et praticien',
  texts: [...Object.values(issuer).filter((value) => typeof value === 'string'), ...otherTexts],
})

function problemsOf({ field, label, texts }: PrintedTexts): Problem[] {
  const characters = unprintableCharacters(texts.join(' '))
  if (characters.length === 0) return []
  const sentence = plural(
    characters.length,
    'ce caractère ne peut pas être imprimé',
    'ces caractères ne peuvent pas être imprimés',
  )
  return [invalid(field, `${label} : ${sentence} : ${characters.join(' ')}`)]
}

/** Throws 400 with E281 and the fields with characters that are missing in all typefaces (ruling 168). */
export const refuseUnprintable = (printed: readonly PrintedTexts[]): void =>
  refuseProblems(printed.flatMap(problemsOf), errorCode.textUnprintable)
