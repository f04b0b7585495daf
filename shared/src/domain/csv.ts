/** Whether a cell is a negative number such as « -60,00 », which is not a formula. */
const isNegativeNumber = (cell: string) => /^-\d+(,\d+)?$/.test(cell)

/**
 * Adds an apostrophe before a cell that a spreadsheet would evaluate as a formula, so that it is read as text. A cell
 * that begins with an apostrophe and a formula gets a second one, because the import of patients removes one.
 */
const escapeFormula = (cell: string) =>
  /^'*[=+\-@\t\r＝＋－＠]/.test(cell) && !isNegativeNumber(cell) ? `'${cell}` : cell

const quoteCell = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Converts rows to a CSV file for French spreadsheets: UTF-8 with a byte order mark, semicolons, no formulas. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map((cell) => quoteCell(escapeFormula(cell))).join(';')}\r\n`).join('')}`
