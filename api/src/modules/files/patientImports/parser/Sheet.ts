/** A sheet of a spreadsheet as it was read: texts only, formulas as the values they had. */
export interface Sheet {
  name: string
  rows: string[][]
}
