/** « -1234,50 », in euros, as a French spreadsheet adds it up and the tax office reads it. */
export const spreadsheetAmount = (euros: number): string => euros.toFixed(2).replace('.', ',')
