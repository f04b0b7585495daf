import { call, useQuery } from 'shared/client'
import type { BillEmailsInput } from 'shared/contracts/finance/billEmails'
import { allBillsKey } from '../../keys.ts'

/** Loads the proposed address and the placeholders' values for e-mails of documents. */
export const useEmailDrafts = (billIds: readonly string[]) =>
  useQuery({
    queryKey: [...allBillsKey, 'letterDrafts', billIds],
    queryFn: ({ signal }) => call('POST /bill-letters/drafts', { body: { billIds: [...billIds] }, signal }),
    staleTime: 0,
  })

export const sendBillEmails = (body: BillEmailsInput, idempotencyKey: string) =>
  call('POST /bill-letters', { body, headers: { 'Idempotency-Key': idempotencyKey } })
