/** A parsed sheet: all cells are text, formulas are replaced by their last values. */
export interface Sheet {
  name: string
  rows: string[][]
}
