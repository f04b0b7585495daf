/** A cell and what ends it; a cell in quotes may hold tabs, line ends and doubled quotes. */
const cellPattern = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy

const plain = (cell: string): string =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\s+/g, ' ').trim()

/** The rows and cells of what a spreadsheet puts on the clipboard, empty rows left out. */
export function clipboardTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replaceAll(/\r\n?/g, '\n').matchAll(cellPattern)) {
    rows.at(-1)?.push(plain(cell))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

/** `1 234,50 €` is 1234.5, `(12)` and `-12` are -12; null for what is no figure. */
export function figureOf(cell = ''): number | null {
  const bare = cell.replaceAll(/[\s€%]/g, '').replace('−', '-')
  const signed = bare.replace(/^\((.+)\)$/, '-$1')
  const written = signed.includes(',') ? signed.replaceAll('.', '').replace(',', '.') : signed
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : null
}
