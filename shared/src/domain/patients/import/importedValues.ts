import type { Day } from '../../calendar/day.ts'
import { formatPhone } from '../../contact/phone.ts'
import { formatSiren } from '../../contact/siren.ts'
import { importedDay, importedNumber, importedPhone, importedZipCode, trimmedCell } from './importedCell.ts'
import { importFieldLabels } from './importFields.ts'
import type { ColumnMapping, ImportedValues, ImportField } from './importFields.ts'
import { plainText } from './plainText.ts'
import { splitName } from './splitName.ts'

/** What a line holds, and why some of its cells cannot be read. */
export interface ReadLine {
  values: ImportedValues
  reasons: string[]
}

const firmTypes =
  /^(?:entreprise|societe|firme|firm|etablissement|structure|association|organisme|collectivite|professionnel|pro)s?$/
const personTypes = /^(?:particulier|personne|individu|individual|patient|beneficiaire|prive|adulte|enfant)s?$/
/** What stands in the names of firms and in no person's. */
const firmWords =
  /\b(?:sarl|sas|sasu|eurl|sci|scop|ehpad|ime|esat|mas|fam|itep|asso|association|fondation|mairie|lycee|college|ecole|creche|clinique|hopital|centre|foyer|residence|ets|societe)\b/

const phones = new Set<ImportField>(['phoneNumber', 'legalManagerPhone', 'referentPhone', 'funderTel'])

/** The first filled cell of each field. */
function filledCells(cells: readonly string[], columns: ColumnMapping): Map<ImportField, string> {
  const filled = new Map<ImportField, string>()
  columns.forEach((field, index) => {
    const cell = trimmedCell(cells[index] ?? '')
    if (field !== null && cell !== '' && !filled.has(field)) filled.set(field, cell)
  })
  return filled
}

/** A text that a spreadsheet would calculate; a telephone number may begin with a plus. */
const isFormula = (cell: string) => /^[=@＝＠]/.test(cell)

function readCell(field: ImportField, cell: string, today: Day): string | undefined {
  if (phones.has(field)) return formatPhone(importedPhone(cell))
  if (field === 'zipCode') return importedZipCode(cell)
  if (field === 'siren') return formatSiren(cell)
  if (field === 'birthdate') return importedDay(cell, today)
  if (field === 'nbHoursToDo') return importedNumber(cell)
  return cell
}

const typeOf = ({ type = '', lastname = '', firstname, companyName, siren }: ImportedValues): 'INDIVIDUAL' | 'FIRM' => {
  const word = plainText(type)
  if (firmTypes.test(word)) return 'FIRM'
  if (personTypes.test(word)) return 'INDIVIDUAL'
  if (lastname === '' && !firstname) return companyName || siren ? 'FIRM' : 'INDIVIDUAL'
  return siren || (!firstname && firmWords.test(plainText(lastname))) ? 'FIRM' : 'INDIVIDUAL'
}

/** A firm among people often stands in the column of names. */
function asFirm({ lastname, firstname, ...values }: ImportedValues): ImportedValues {
  const name = values.companyName ?? [lastname, firstname].filter(Boolean).join(' ')
  return { ...values, companyName: name, type: 'FIRM' }
}

/** The values of a line by its mapping: names split, zeros given back, dates read. Which of the two types it is, is decided here. */
export function importedValues(
  cells: readonly string[],
  columns: ColumnMapping,
  { today, firstnameFirst = false }: { today: Day; firstnameFirst?: boolean },
): ReadLine {
  const reasons: string[] = []
  const values: ImportedValues = {}
  const filled = filledCells(cells, columns)
  for (const [field, cell] of filled) {
    if (isFormula(cell)) {
      reasons.push(`${importFieldLabels[field]} : une formule ne s'importe pas, seulement sa valeur`)
      continue
    }
    const value = readCell(field, cell, today)
    if (value === undefined) reasons.push(`${importFieldLabels[field]} : « ${cell.slice(0, 40)} » ne peut être lu`)
    else if (field !== 'fullName') values[field] = value
  }
  const fullName = filled.get('fullName')
  const isWhole = fullName !== undefined && !isFormula(fullName)
  if (
    isWhole &&
    firmWords.test(plainText(fullName)) &&
    !values.firstname &&
    !personTypes.test(plainText(values.type ?? ''))
  )
    return { values: asFirm({ ...values, lastname: fullName }), reasons }
  if (isWhole) Object.assign(values, splitName(fullName, firstnameFirst))
  return { values: typeOf(values) === 'FIRM' ? asFirm(values) : { ...values, type: 'INDIVIDUAL' }, reasons }
}
