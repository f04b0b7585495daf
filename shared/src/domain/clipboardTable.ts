/** Matches a cell and the tab or line end after it; a quoted cell may contain tabs, line ends and doubled quotes. */
const cellPattern = /("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/gy

const cellText = (cell: string): string =>
  (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).replaceAll(/\s+/g, ' ').trim()

/** Parses the rows and cells that a spreadsheet copies to the clipboard, without empty rows. */
export function parseClipboardTable(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, cell = '', end] of text.replaceAll(/\r\n?/g, '\n').matchAll(cellPattern)) {
    rows.at(-1)?.push(cellText(cell))
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}
