import { errorCode } from 'shared/contracts/errorCodes'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { maxRows } from './parserLimits.ts'
import { ParseFailure } from './ParseFailure.ts'

/** Matches the start and end tags of rows and cells, with their attributes. */
const tagPattern = /<(\/?)(?:[\w.-]+:)?(table-row|table-cell)\b((?:[^>"]|"[^"]*")*)>/g

/**
 * Maximum number of cells in all sheets, including repetitions and empty cells with a formula. Cells that are a single
 * empty tag are not counted.
 */
const maxCells = maxRows * importLimits.columns

const repeatOf = (attributes: string, name: string) => Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1)

/** Whether a cell has a value or a text, according to its attributes and content. */
const isFilled = (attributes: string, content: string) =>
  /value-type="(?!string)/.test(attributes) || content.replaceAll(/<[^>]*>/g, '').trim() !== ''

/**
 * Throws a `ParseFailure` when the content of an .ods workbook has rows with too many values, too many such rows, or
 * too many cells: a single tag can repeat a cell or row millions of times, and the library would allocate memory for
 * each repetition.
 */
export function checkOpenDocument(xml: string): void {
  let cellCount = 0
  let filledRows = 0
  let row = { repeat: 1, cells: 0, filledCells: 0 }
  let cell = { attributes: '', start: 0 }
  for (const { 0: tag, 1: slash, 2: name, 3: attributes = '', index } of xml.matchAll(tagPattern)) {
    const isEnd = slash === '/'
    const isEmptyTag = attributes.endsWith('/')
    if (name === 'table-cell' && !isEnd && !isEmptyTag) cell = { attributes, start: index + tag.length }
    if (name === 'table-cell' && isEnd) {
      const repeat = repeatOf(cell.attributes, 'number-columns-repeated')
      row.cells += repeat
      if (isFilled(cell.attributes, xml.slice(cell.start, index))) row.filledCells += repeat
      if (row.filledCells > importLimits.columns) throw new ParseFailure(errorCode.importTooWide)
    }
    if (name === 'table-row' && !isEnd)
      row = { repeat: repeatOf(attributes, 'number-rows-repeated'), cells: 0, filledCells: 0 }
    if (name === 'table-row' && isEnd) {
      cellCount += row.cells * row.repeat
      if (row.filledCells > 0) filledRows += row.repeat
      if (filledRows > maxRows * importLimits.sheets) throw new ParseFailure(errorCode.importTooLong)
      if (cellCount > maxCells) throw new ParseFailure(errorCode.importTooHeavy)
    }
  }
}
