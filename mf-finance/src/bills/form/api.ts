import { call, callFile, useQuery } from 'shared/client'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import {
  billableSessionsKey,
  clientCreditsKey,
  estimationPrefillKey,
  nextBillNumberKey,
  payersKey,
  sessionPrefillKey,
} from '../../keys.ts'

/** Loads the number of the next invoice. */
export const useNextBillNumber = () =>
  useQuery({
    queryKey: nextBillNumberKey,
    queryFn: ({ signal }) => call('GET /next-number/billings', { signal }),
    staleTime: 0,
  })

/**
 * Loads the validated sessions of a patient in a period, including billed sessions. Without a search no request is sent.
 */
export const useBillableSessions = (search: Query<'GET /billings/sessions'> | undefined) =>
  useQuery({
    queryKey: [...billableSessionsKey, search],
    queryFn: ({ signal }) => (search ? call('GET /billings/sessions', { query: search, signal }) : Promise.resolve([])),
    enabled: search !== undefined,
    staleTime: 0,
  })

/**
 * Loads the payers of a patient, with the used part of their limits in a year. Without an id no request is sent; while
 * another year loads, the previous payers stay visible.
 */
export const usePatientPayers = (patientId: string | null, year: number) => {
  const id = patientId ?? ''
  return useQuery({
    queryKey: payersKey(id, year),
    queryFn: ({ signal }) => call('GET /patients/:id/payers', { params: { id }, query: { year }, signal }),
    enabled: patientId !== null,
    staleTime: 0,
    placeholderData: (previousPayers, query) => (query?.queryKey[2] === id ? previousPayers : undefined),
  })
}

/** Loads the initial values of an invoice for a session. Without an id no request is sent. */
export const useSessionBillPrefill = (sessionId: string | null) =>
  useQuery({
    queryKey: [...sessionPrefillKey, sessionId],
    queryFn: ({ signal }) => call('GET /billings/session-origin', { query: { sessionId: sessionId ?? '' }, signal }),
    enabled: sessionId !== null,
    staleTime: 0,
  })

/** Loads the initial values of an invoice for a quote. Without an id no request is sent. */
export const useEstimationBillPrefill = (estimationId: string | null) =>
  useQuery({
    queryKey: estimationPrefillKey(estimationId ?? ''),
    queryFn: ({ signal }) =>
      call('GET /billings/estimation-origin', { query: { estimationId: estimationId ?? '' }, signal }),
    enabled: estimationId !== null,
    staleTime: 0,
  })

/** Loads the credit of the patient, or of the payer of an invoice, in euros. Without an id no request is sent. */
export const useClientCredit = (patientId: string | null, payerId: string | null) => {
  const id = patientId ?? ''
  return useQuery({
    queryKey: clientCreditsKey(id),
    queryFn: ({ signal }) => call('GET /patients/:id/credits', { params: { id }, signal }),
    select: (credits) =>
      eurosOf(sumOf(credits.filter((credit) => credit.payerId === payerId).map(({ left }) => centsOf(left)))),
    enabled: patientId !== null,
    staleTime: 0,
  })
}

export const previewBill = (body: BillInput) => callFile('POST /draft/bills', { body })

export const issueBill = (body: BillInput, idempotencyKey: string) =>
  callFile('POST /billings', { body, headers: { 'Idempotency-Key': idempotencyKey } })
