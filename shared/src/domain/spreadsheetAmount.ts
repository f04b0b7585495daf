/** « -1234,50 », in euros: a format that French spreadsheets and the tax office read. */
export const spreadsheetAmount = (euros: number): string => euros.toFixed(2).replace('.', ',')
