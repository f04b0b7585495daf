/** The cells in which nothing was written: empty, a zero, or an error of a formula that was copied down. */
const blankCell =
  /^(?:0+(?:[.,]0+)?|faux|false|#(?:N\/A|REF!|VALUE!|VALEUR!|NAME\?|NOM\?|DIV\/0!|NULL!|NUM!|NOMBRE!))?$/i

/** Whether a row of a sheet is empty, or was only filled by formulas without a value. Such a row is no patient. */
export const isBlankRow = (row: readonly string[]): boolean => row.every((cell) => blankCell.test(cell.trim()))
