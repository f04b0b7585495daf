/** Matches a cell and the tab or line end after it; a quoted cell may contain tabs, line ends and doubled quotes. */
const cellPattern = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy

const cellText = (cell: string): string =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\s+/g, ' ').trim()

/** Parses the rows and cells that a spreadsheet copies to the clipboard, without empty rows. */
export function clipboardTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replaceAll(/\r\n?/g, '\n').matchAll(cellPattern)) {
    rows.at(-1)?.push(cellText(cell))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** Parses a number typed in a spreadsheet: `1 234,50 €` as 1234.5, `(12)` and `-12` as -12; null for any other text. */
export function parseAmount(cell = ''): number | null {
  const withoutUnits = cell.replaceAll(/[\s€%]/g, '').replace('−', '-')
  const withSign = withoutUnits.replace(/^\((.+)\)$/, '-$1')
  const withDecimalPoint = withSign.includes(',') ? withSign.replaceAll('.', '').replace(',', '.') : withSign
  return /^-?\d+(\.\d+)?$/.test(withDecimalPoint) ? Number(withDecimalPoint) : null
}
