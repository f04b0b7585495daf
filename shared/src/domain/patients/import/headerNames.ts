import { plainText } from '../../plainText.ts'
import { importFieldDefinitions, importFields } from './importFields.ts'
import type { ImportField } from './importFields.ts'
import { headersByField, importPresets, leftOutHeaders } from './importHeaders.ts'
import type { ImportPreset } from './importHeaders.ts'

/** Matches a note in brackets about the format of a column, which does not identify its field. */
const noteInBrackets =
  /^(?:s|e|es|x|h|oblig(?:atoire)?|requise?|required|facultati(?:f|ve)|optionn?el(?:le)?|optional|si connue?|en (?:majuscules|minuscules|lettres|chiffres|heures)|(?:en )?heures?|majuscules|format .*|ex(?:emple)? .*|\d+ (?:chiffres|caracteres)|[jdma]{1,4}(?: [mjd]{1,4}(?: [ay]{1,4})?)?|(?:dd|mm|yyyy)(?: (?:dd|mm|yyyy))*)?$/

/** Removes the notes in brackets from a header: « Prénom(s) », « NOM (obligatoire) », « Naissance (jj/mm/aaaa) ». */
const withoutNotes = (header: string): string =>
  header.replaceAll(/[([{]([^)\]}]*)[)\]}]/g, (bracketedText, content: string) =>
    noteInBrackets.test(plainText(content)) ? '' : bracketedText,
  )

/** Converts a header to the form in which headers are compared: without case, accents and punctuation. */
export const headerKey = plainText

/** Words that a header adds without changing its meaning: « Votre nom », « Nom obligatoire », « Nom de l'enfant ». */
const addedWords = {
  before: /^(?:votre|vos|le|la|les|l) /,
  after: / (?:obligatoire|facultati(?:f|ve)|requis)$/,
  person:
    / (?:(?:de l|du|de la|de|des) ?)?(?:enfants?|patiente?s?|clients?|beneficiaires?|usagere?s?|residente?s?|adherente?s?|eleves?|participante?s?|cavaliere?s?)$/,
}

/** The keys under which a header may be known, the most exact first. */
function keysOf(header: string): string[] {
  const exact = headerKey(header)
  const withoutNote = headerKey(withoutNotes(header))
  const bare = withoutNote.replace(addedWords.before, '').replace(addedWords.after, '')
  return [...new Set([exact, withoutNote, bare, bare.replace(addedWords.person, '')])].filter(Boolean)
}

interface KnownHeader {
  field: ImportField
  /** The position among the headers of the field; the smallest is preferred. */
  rank: number
}

const knownHeaders = new Map<string, KnownHeader>(
  importFields.flatMap((field) =>
    [importFieldDefinitions[field].label, ...headersByField[field]].map(
      (name, rank) => [headerKey(name), { field, rank }] as const,
    ),
  ),
)
const leftOutKeys = new Set(leftOutHeaders)

const knownHeader = (header: string): KnownHeader | undefined => {
  const key = keysOf(header).find((name) => knownHeaders.has(name) || leftOutKeys.has(name))
  return key === undefined ? undefined : knownHeaders.get(key)
}

/** Our own export and the template file: the labels of the fields. */
const ownExport: ImportPreset = {
  signature: ['type', 'nom', 'prenom', 'entreprise', 'siren', 'siret', 'e mail', 'rue'],
  fields: Object.fromEntries(importFields.map((field) => [headerKey(importFieldDefinitions[field].label), field])),
}

/**
 * Returns the field of a column with this header; undefined for the header of an ignored column and an unknown header.
 * « E-MAIL », « é-mail (*) » and « Email (obligatoire) » are the same header.
 */
export const fieldOfHeader = (header: string): ImportField | undefined => knownHeader(header)?.field

/** Whether a header is known, as the header of a field or of an ignored column. */
export const isKnownHeader = (header: string): boolean =>
  keysOf(header).some((name) => knownHeaders.has(name) || leftOutKeys.has(name))

/** Finds the known export, of another program or our own, to which a row of headers belongs; undefined if none. */
export function presetOf(headers: readonly string[]): ImportPreset | undefined {
  const keys = new Set(headers.map(headerKey))
  return [...importPresets, ownExport].find(({ signature }) => signature.every((key) => keys.has(key)))
}

/**
 * Returns the columns in the order in which they fill their field: of several columns for one field the preferred
 * header first, such as the mobile before the landline. A column with an unknown header, which only a member mapped,
 * comes first.
 */
export function columnsByPreference(headers: readonly string[], columns: readonly unknown[]): number[] {
  const preset = presetOf(headers)
  const presetKeys = preset && Object.keys(preset.fields)
  const rankOf = (column: number): number => {
    const header = headers[column] ?? ''
    // The rank -1 of an unknown header puts its column first.
    return presetKeys ? presetKeys.indexOf(headerKey(header)) : (knownHeader(header)?.rank ?? -1)
  }
  return columns.map((_field, index) => index).toSorted((one, other) => rankOf(one) - rankOf(other))
}
