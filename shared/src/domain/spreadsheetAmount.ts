/** Formats an amount in euros as French spreadsheets and the tax office read it: « -1234,50 ». */
export const spreadsheetAmount = (euros: number): string => euros.toFixed(2).replace('.', ',')
