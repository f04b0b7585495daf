/** Whether the cell is a negative number such as « -60,00 », which is not a formula. */
const isNumber = (cell: string) => /^-\d+(,\d+)?$/.test(cell)

/** Prefixes a cell that a spreadsheet would evaluate with an apostrophe, which makes it text. */
const asText = (cell: string) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a CSV file for French spreadsheets: UTF-8 with a byte order mark, semicolons, no formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(';')}\r\n`).join('')}`
