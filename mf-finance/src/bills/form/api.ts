import { call, callFile, useQuery } from 'shared/client'
import type { BillInput } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { billableSessionsKey, estimationOriginKey, nextBillNumberKey, payersKey, sessionOriginKey } from '../../keys.ts'

/** The number the next invoice gets. */
export const useNextBillNumber = () =>
  useQuery({
    queryKey: nextBillNumberKey,
    queryFn: ({ signal }) => call('GET /next-number/billings', { signal }),
    staleTime: 0,
  })

/** The validated sessions of a patient in a range, billed ones too. Without a search nothing is requested. */
export const useBillableSessions = (search: Query<'GET /billings/sessions'> | undefined) =>
  useQuery({
    queryKey: [...billableSessionsKey, search],
    queryFn: ({ signal }) => (search ? call('GET /billings/sessions', { query: search, signal }) : Promise.resolve([])),
    enabled: search !== undefined,
    staleTime: 0,
  })

/**
 * Reads the payers of a patient, with the remainder of their limits in a year. Without an id it requests nothing; while
 * it loads another year, the payers stay known.
 */
export const usePatientPayers = (patientId: string | null, year: number) => {
  const id = patientId ?? ''
  return useQuery({
    queryKey: payersKey(id, year),
    queryFn: ({ signal }) => call('GET /patients/:id/payers', { params: { id }, query: { year }, signal }),
    enabled: patientId !== null,
    staleTime: 0,
    placeholderData: (former, query) => (query?.queryKey[2] === id ? former : undefined),
  })
}

/** Reads the initial values for the invoice of one session. Without an id it requests nothing. */
export const useSessionOrigin = (sessionId: string | null) =>
  useQuery({
    queryKey: [...sessionOriginKey, sessionId],
    queryFn: ({ signal }) => call('GET /billings/session-origin', { query: { sessionId: sessionId ?? '' }, signal }),
    enabled: sessionId !== null,
    staleTime: 0,
  })

/** Reads the initial values for the invoice of a quote. Without an id it requests nothing. */
export const useEstimationOrigin = (estimationId: string | null) =>
  useQuery({
    queryKey: estimationOriginKey(estimationId ?? ''),
    queryFn: ({ signal }) =>
      call('GET /billings/estimation-origin', { query: { estimationId: estimationId ?? '' }, signal }),
    enabled: estimationId !== null,
    staleTime: 0,
  })

export const draftBill = (body: BillInput) => callFile('POST /draft/bills', { body })

export const issueBill = (body: BillInput, idempotencyKey: string) =>
  callFile('POST /billings', { body, headers: { 'Idempotency-Key': idempotencyKey } })
