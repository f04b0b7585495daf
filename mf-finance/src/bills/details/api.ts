import { call, callFile, useQuery } from 'shared/client'
import type { CreditNoteInput, PaymentInput } from 'shared/contracts/finance/billDetails'
import { billDetailsKey } from '../../keys.ts'
import { pollWhile } from '../../issuing/emails/pollWhile.ts'

/**
 * Loads an invoice with its payments, credit notes and e-mails, and reloads it regularly while an e-mail is being sent.
 * Without an id no request is sent.
 */
export const useBillDetails = (billId: string | null) =>
  useQuery({
    queryKey: billDetailsKey(billId ?? ''),
    queryFn: ({ signal }) => call('GET /billings/:billId/details', { params: { billId: billId ?? '' }, signal }),
    enabled: billId !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => pollWhile(data?.letterState === 'PENDING'),
  })

export const recordPayment = (billId: string, body: PaymentInput, idempotencyKey: string) =>
  call('POST /billings/:billId/payments', {
    params: { billId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })

export const previewCreditNote = (billId: string, body: CreditNoteInput) =>
  callFile('POST /draft/billings/:billId/credit-notes', { params: { billId }, body })

export const issueCreditNote = (billId: string, body: CreditNoteInput, idempotencyKey: string) =>
  callFile('POST /billings/:billId/credit-notes', {
    params: { billId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  })
