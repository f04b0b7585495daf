import type { PatientType } from '../../../contracts/patients/patient.ts'
import type { Day } from '../../calendar/day.ts'
import { isFirmName } from './firmName.ts'
import { sirenOfSiret } from '../../contact/siret.ts'
import { readCell, trimmedCell } from './importedCell.ts'
import { importFieldDefinitions, importFieldLabel } from './importFields.ts'
import type { ColumnMapping, ImportedValues, ImportField } from './importFields.ts'
import { plainText } from '../../plainText.ts'
import { splitName } from './splitName.ts'

/** The values of a line, and the reasons why some of its cells cannot be read. */
export interface ImportedLine {
  values: ImportedValues
  reasons: string[]
}

const firmTypes =
  /^(?:entreprise|societe|firme|firm|etablissement|structure|association|organisme|collectivite|professionnel|pro)s?$/
const personTypes = /^(?:particulier|personne|individu|individual|patient|beneficiaire|prive|adulte|enfant|contact)s?$/

interface FilledCell {
  cell: string
  isFormula: boolean
}

/** Returns the first non-empty cell of each field. */
function filledCells(cells: readonly string[], columns: ColumnMapping): Map<ImportField, FilledCell> {
  const filledCellsByField = new Map<ImportField, FilledCell>()
  columns.forEach((field, index) => {
    const writtenCell = cells[index] ?? ''
    const cell = trimmedCell(writtenCell)
    if (field !== null && cell !== '' && !filledCellsByField.has(field))
      filledCellsByField.set(field, { cell, isFormula: isFormula(writtenCell) })
  })
  return filledCellsByField
}

/** Returns the name fields whose cell has several lines, probably lines of the file that a missing quote has merged. */
const fieldsWithSeveralLines = (cells: readonly string[], columns: ColumnMapping): ImportField[] =>
  columns.flatMap((field, index) =>
    field !== null && importFieldDefinitions[field].kind === 'name' && /[\r\n]/.test((cells[index] ?? '').trim())
      ? [field]
      : [],
  )

/**
 * Whether the text begins like a formula, with `=` or `@`. A plus does not count, because a telephone number may begin
 * with it.
 */
const isFormula = (cell: string) => /^[=@＝＠]/.test(cell.trim())

/** A SIRET contains the SIREN; both may be in one column. */
function withSiren({ siren = '', siret = '', ...values }: ImportedValues): ImportedValues {
  const establishment = siret || (siren.length === 14 ? siren : '')
  const firm = siren.length === 14 || !siren ? sirenOfSiret(establishment) : siren
  return { ...values, ...(firm && { siren: firm }), ...(establishment && { siret: establishment }) }
}

/** Determines the patient type of a line; `name` is the cell with the full name, if the file has such a column. */
function typeOf(
  { type = '', lastname = '', firstname, companyName, siren, birthdate }: ImportedValues,
  name: string | undefined,
): PatientType {
  const word = plainText(type)
  if (firmTypes.test(word)) return 'FIRM'
  if (personTypes.test(word)) return 'INDIVIDUAL'
  if (!name && lastname === '' && !firstname) return companyName || siren ? 'FIRM' : 'INDIVIDUAL'
  if (siren) return 'FIRM'
  return !firstname && !birthdate && isFirmName(name ?? lastname) ? 'FIRM' : 'INDIVIDUAL'
}

interface PersonNames {
  lastname?: string | undefined
  firstname?: string | undefined
}

/** Adds the person named in a firm's line as its contact, unless the columns of contacts are filled in. */
function withContact(firm: ImportedValues, { lastname, firstname }: PersonNames): ImportedValues {
  if (firm.contactLastname || firm.contactFirstname) return firm
  return { ...firm, ...(lastname && { contactLastname: lastname }), ...(firstname && { contactFirstname: firstname }) }
}

/** Converts the values of a line to a firm; its name may be in the columns of a person's name. */
function asFirm(
  { lastname, firstname, ...values }: ImportedValues,
  wholeName: string | undefined,
  firstnameFirst: boolean,
): ImportedValues {
  const name = wholeName ?? [lastname, firstname].filter(Boolean).join(' ')
  const { companyName = name } = values
  const firm: ImportedValues = { ...values, companyName, type: 'FIRM' }
  if (plainText(name) === plainText(companyName)) return firm
  return withContact(firm, wholeName === undefined ? { lastname, firstname } : splitName(wholeName, firstnameFirst))
}

/**
 * Reads the values of a line by the mapping of its columns: names are split, leading zeros restored, dates parsed, and
 * the type of patient determined.
 */
export function importedValues(
  cells: readonly string[],
  columns: ColumnMapping,
  { today, firstnameFirst = false }: { today: Day; firstnameFirst?: boolean },
): ImportedLine {
  const reasons = fieldsWithSeveralLines(cells, columns).map(
    (field) => `${importFieldLabel(field)} : plusieurs lignes dans une cellule. Un guillemet est peut-être en trop`,
  )
  const values: ImportedValues = {}
  const filledCellsByField = filledCells(cells, columns)
  for (const [field, { cell, isFormula: isFormulaCell }] of filledCellsByField) {
    if (isFormulaCell) {
      reasons.push(`${importFieldLabel(field)} : une formule ne s'importe pas, seulement sa valeur`)
      continue
    }
    const value = readCell(importFieldDefinitions[field].kind, cell, today)
    if (value === undefined) reasons.push(`${importFieldLabel(field)} : « ${cell.slice(0, 40)} » ne peut être lu`)
    else if (field !== 'fullName') values[field] = value
  }
  const fullName = filledCellsByField.get('fullName')
  const name = fullName?.isFormula ? undefined : fullName?.cell
  const completeValues = withSiren(values)
  if (typeOf(completeValues, name) === 'FIRM') return { values: asFirm(completeValues, name, firstnameFirst), reasons }
  return { values: { ...completeValues, ...(name && splitName(name, firstnameFirst)), type: 'INDIVIDUAL' }, reasons }
}
