import { plainText } from '../../plainText.ts'
import { headerKey } from './headerNames.ts'
import { trimCell } from './importedCell.ts'
import type { ColumnMapping, ImportField } from './importFields.ts'
import { headerSets } from './importHeaders.ts'
import { leftOutCell } from './leftOutCell.ts'
import type { LeftOutCell } from './leftOutCell.ts'

/** The columns of one address or parent, in a file with several addresses or parents per line. */
export interface ColumnSet {
  columns: readonly number[]
  /** The column with the label of an address, home or office, as in an export of Google. */
  labelColumn?: number | undefined
  /** The relation of this parent to the patient. */
  link?: string | undefined
}

type SetKind = keyof typeof headerSets

const kinds: readonly SetKind[] = ['address', 'guardian']

const addressFields: readonly (ImportField | null)[] = ['streetName', 'zipCode', 'city', 'country']

const isOfKind = (kind: SetKind, field: ImportField | null) =>
  kind === 'address' ? addressFields.includes(field) : field !== null && field.startsWith('legalManager')

/** Finds the sets of columns of each kind (addresses, then guardians); in each kind the preferred set is first. */
export function findColumnSets(headers: readonly string[], columns: ColumnMapping): readonly (readonly ColumnSet[])[] {
  const keys = headers.map(headerKey)
  const indexesOf = (matches: (key: string, index: number) => boolean) =>
    keys.flatMap((key, index) => (matches(key, index) ? [index] : []))
  return kinds.map((kind) =>
    headerSets[kind]
      .map(({ header, link }) => ({
        columns: indexesOf((key, index) => header.test(key) && isOfKind(kind, columns[index] ?? null)),
        labelColumn: indexesOf((key) => header.test(key) && / (?:label|type)$/.test(key))[0],
        link,
      }))
      .filter((set) => set.columns.length > 0),
  )
}

const homeWords = /\b(?:home|domicile|maison|personnel)\b/
const officeWords = /\b(?:work|business|bureau|travail|professionnel)\b/

/** Returns the rank of an address of a line, lowest preferred: 0 home, 1 without such a label, 2 office. */
function rankOf({ labelColumn }: ColumnSet, cells: readonly string[]): number {
  const label = plainText(labelColumn === undefined ? '' : (cells[labelColumn] ?? ''))
  if (homeWords.test(label)) return 0
  return officeWords.test(label) ? 2 : 1
}

/** The reasons for leaving out a cell of another set, in the order of `kinds`. */
const reasons = ['une autre adresse est importée', 'un autre parent est importé']

export interface LineColumns {
  /** The field of each column for this line; null for an ignored column. */
  columns: ColumnMapping
  leftOut: LeftOutCell[]
  /** The relation of the chosen parent to the patient. */
  link: string | undefined
}

/** Chooses for a line the first address and the first parent that are filled; the others are left out. */
export function columnsOfLine(
  cells: readonly string[],
  columns: ColumnMapping,
  setsByKind: readonly (readonly ColumnSet[])[],
): LineColumns {
  const isFilled = (index: number) => trimCell(cells[index] ?? '') !== ''
  const leftOut: LeftOutCell[] = []
  const otherColumns = new Set<number>()
  let link: string | undefined
  for (const [kindIndex, sets] of setsByKind.entries()) {
    const filledSets = sets.filter((set) => set.columns.some(isFilled))
    const [chosen, ...others] = filledSets.toSorted((one, other) => rankOf(one, cells) - rankOf(other, cells))
    link = chosen?.link ?? link
    for (const index of others.flatMap((set) => set.columns)) {
      otherColumns.add(index)
      const field = columns[index] ?? null
      if (field !== null && isFilled(index))
        leftOut.push(leftOutCell(field, trimCell(cells[index] ?? ''), reasons[kindIndex] ?? ''))
    }
  }
  return { columns: columns.map((field, index) => (otherColumns.has(index) ? null : field)), leftOut, link }
}
