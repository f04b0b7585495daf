import type { PatientType } from '../../../contracts/patients/patient.ts'
import { withCountry } from './importedAddress.ts'
import { isFirmName } from './firmName.ts'
import { completeFirmNumbers } from '../../contact/firmNumbers.ts'
import { columnsOfLine } from './columnSets.ts'
import type { ColumnSet } from './columnSets.ts'
import { readCell, isPlaceholder, trimCell, trimNote } from './importedCell.ts'
import type { ImportMoment } from './importedCell.ts'
import { importFieldDefinitions, importFieldLabel, importFields } from './importFields.ts'
import type { ColumnMapping, ImportedValues, ImportField } from './importFields.ts'
import { isOmissible, leftOutCell, maxQuotedLength } from './leftOutCell.ts'
import type { LeftOutCell } from './leftOutCell.ts'
import { readLinePhones, ownPhoneFields } from './linePhones.ts'
import { plainText } from '../../plainText.ts'
import { splitName, withoutTitles } from './splitName.ts'

/** The values of a line, the cells that are left out, and the reasons why the line cannot be imported. */
export interface ImportedLine {
  values: ImportedValues
  leftOut: LeftOutCell[]
  reasons: string[]
}

const firmTypes =
  /^(?:entreprise|societe|firme|firm|etablissement|structure|association|organisme|collectivite|professionnel|pro)s?$/
const personTypes = /^(?:particulier|personne|individu|individual|patient|beneficiaire|prive|adulte|enfant|contact)s?$/

export interface LineOptions extends ImportMoment {
  /** Whether a full name begins with the first name. */
  firstnameFirst?: boolean
  /** The indexes of the columns in the order in which they fill their field; by default the order of the file. */
  preferredColumns?: readonly number[]
  /** Sets of columns by kind (addresses, parents): of each kind a line uses one set. None if omitted. */
  columnSetsByKind?: readonly (readonly ColumnSet[])[]
  /** Whether a cell that cannot be read is left out, instead of its line. */
  omitsWrongCells?: boolean
}

interface FilledCell {
  cell: string
  isFormula: boolean
}

/** Whether a field has a patient's own phone number, which is read from all cells of the line. */
const isOwnPhone = (field: ImportField): field is (typeof ownPhoneFields)[number] =>
  ownPhoneFields.some((name) => name === field)

/** Returns the cells with the patient's phone numbers of a field, in the given order of the columns. */
const phoneCells = (
  field: ImportField,
  {
    cells,
    columns,
    preferredColumns,
  }: { cells: readonly string[]; columns: ColumnMapping; preferredColumns: readonly number[] },
): string[] =>
  preferredColumns.flatMap((index) => {
    const cell = trimCell(cells[index] ?? '')
    const isPhone = columns[index] === field && cell !== '' && !isPlaceholder('phone', cell)
    return isPhone && !isFormula(cells[index] ?? '') ? [cell] : []
  })

/** Returns for each field the first cell that is neither empty nor a placeholder, in the given order of the columns. */
function filledCells(
  cells: readonly string[],
  columns: ColumnMapping,
  preferredColumns: readonly number[],
): Map<ImportField, FilledCell> {
  const filledCellsByField = new Map<ImportField, FilledCell>()
  preferredColumns.forEach((index) => {
    const field = columns[index] ?? null
    const writtenCell = cells[index] ?? ''
    const cell = field === 'practiceNote' ? trimNote(writtenCell) : trimCell(writtenCell)
    if (field === null || filledCellsByField.has(field)) return
    if (cell !== '' && !isPlaceholder(importFieldDefinitions[field].kind, cell))
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
 * Whether the text begins like a formula, with `=` or `@`. Exceptions are a plus, with which telephone numbers begin,
 * and `="01000"`, by which programs preserve a leading zero.
 */
const isFormula = (cell: string) => /^[=@＝＠]/.test(cell.trim()) && !/^="[^"]*"$/.test(cell.trim())

/** Completes the SIREN from the SIRET, which may be in the column of the SIREN. */
function withFirmNumbers({ siren: sirenCell, siret: siretCell, ...values }: ImportedValues): ImportedValues {
  const { siren, siret } = completeFirmNumbers({ siren: sirenCell ?? '', siret: siretCell ?? '' })
  return { ...values, ...(siren && { siren }), ...(siret && { siret }) }
}

/** Adds the relation of a parent that the column headers state: « Téléphone de la mère ». */
const withLink = (values: ImportedValues, link: string | undefined): ImportedValues =>
  link === undefined || values.legalManagerLink ? values : { ...values, legalManagerLink: link }

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
function toFirm(
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

/** The fields with a name of a person; the name of a firm may begin with a title. */
const personNameFields = importFields.filter((field) => /(?:first|last)name$/i.test(field))

/** Removes the titles from the names of persons: « Petit » for « Mme Petit ». */
const withNamesWithoutTitles = (values: ImportedValues): ImportedValues => ({
  ...values,
  ...Object.fromEntries(
    personNameFields.flatMap((field) => {
      const name = field === 'fullName' ? undefined : values[field]
      return name === undefined ? [] : [[field, withoutTitles(name)]]
    }),
  ),
})

/**
 * Reads the values of a line by the mapping of its columns: names are split, leading zeros restored, dates parsed, and
 * the type of patient determined.
 */
export function readLineValues(
  cells: readonly string[],
  mappedColumns: ColumnMapping,
  {
    firstnameFirst = false,
    preferredColumns = mappedColumns.map((_field, index) => index),
    columnSetsByKind = [],
    omitsWrongCells = false,
    ...moment
  }: LineOptions,
): ImportedLine {
  const { columns, leftOut, link } = columnsOfLine(cells, mappedColumns, columnSetsByKind)
  const reasons = fieldsWithSeveralLines(cells, columns).map(
    (field) => `${importFieldLabel(field)} : plusieurs lignes dans une cellule. Un guillemet est peut-être en trop`,
  )
  const reportWrongCell = (field: ImportField, cell: string, problem: string, reason: string) => {
    if (omitsWrongCells && isOmissible(field)) leftOut.push(leftOutCell(field, cell, reason))
    else reasons.push(`${importFieldLabel(field)} : ${problem}`)
  }
  const line = { cells, columns, preferredColumns }
  const phones = readLinePhones(
    { phoneNumber: phoneCells('phoneNumber', line), secondPhoneNumber: phoneCells('secondPhoneNumber', line) },
    moment,
  )
  leftOut.push(...phones.leftOut)
  const values: ImportedValues = phones.values
  const filledCellsByField = filledCells(cells, columns, preferredColumns)
  for (const [field, { cell, isFormula: isFormulaCell }] of filledCellsByField) {
    if (isFormulaCell) {
      const problem = "une formule ne s'importe pas, seulement sa valeur"
      reportWrongCell(field, cell, problem, problem)
      continue
    }
    if (isOwnPhone(field)) continue
    const { value, furtherValues } = readCell(importFieldDefinitions[field].kind, cell, moment)
    leftOut.push(
      ...furtherValues.map((other) => leftOutCell(field, other, 'la première valeur de la cellule est importée')),
    )
    if (value === undefined)
      reportWrongCell(field, cell, `« ${cell.slice(0, maxQuotedLength)} » ne peut être lu`, 'ne peut être lu')
    else if (field !== 'fullName') values[field] = value
  }
  const fullName = filledCellsByField.get('fullName')
  const name = fullName?.isFormula ? undefined : fullName?.cell
  const completeValues = withCountry(withFirmNumbers(withLink(values, link)))
  const patientValues: ImportedValues =
    typeOf(completeValues, name) === 'FIRM'
      ? toFirm(completeValues, name, firstnameFirst)
      : { ...completeValues, ...(name && splitName(name, firstnameFirst)), type: 'INDIVIDUAL' }
  return { values: withNamesWithoutTitles(patientValues), leftOut, reasons }
}
