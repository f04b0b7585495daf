import { call, useQuery } from 'shared/client'
import type { BillLettersInput } from 'shared/contracts/finance/billLetters'
import { allBillsKey } from '../../keys.ts'

/** Reads the initial e-mails of these documents. */
export const useLetterDrafts = (billIds: readonly string[]) =>
  useQuery({
    queryKey: [...allBillsKey, 'letterDrafts', billIds],
    queryFn: ({ signal }) => call('POST /bill-letters/drafts', { body: { billIds: [...billIds] }, signal }),
    staleTime: 0,
  })

export const sendLetters = (body: BillLettersInput, idempotencyKey: string) =>
  call('POST /bill-letters', { body, headers: { 'Idempotency-Key': idempotencyKey } })
