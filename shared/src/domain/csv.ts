/** « -60,00 » is a number, and nothing to calculate. */
const isNumber = (cell: string) => /^-\d+(,\d+)?$/.test(cell)

/** What a spreadsheet would calculate: the apostrophe makes it text. */
const asText = (cell: string) => (/^[=+\-@\t\r＝＋－＠]/.test(cell) && !isNumber(cell) ? `'${cell}` : cell)

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows as a file that French spreadsheets open: UTF-8 with a byte order mark, semicolons, and no formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoted(asText(cell))).join(';')}\r\n`).join('')}`
