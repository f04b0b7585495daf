import type { BillInput } from 'shared/contracts/billing'
import type { BillContent } from '../BillContent.ts'

/** What an invoice was drawn up from, and what its lines are called: sealed, since a text may say more than an amount. */
export interface StoredInput {
  input: BillInput
  descriptions: string[]
}

export const storedInput = (input: BillInput, { lines }: Pick<BillContent, 'lines'>): StoredInput => ({
  input,
  descriptions: lines.map(({ description }) => description),
})
