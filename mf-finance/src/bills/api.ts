import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { billsKey } from '../keys.ts'
import { pollWhile } from '../issuing/emails/pollWhile.ts'

export type BillSearch = Query<'GET /billings'>

export const billsQuery = (search: BillSearch) =>
  queryOptions({
    queryKey: billsKey(search),
    queryFn: ({ signal }) => call('GET /billings', { query: { ...search, size: 10 }, signal }),
  })

const isEmailPending = ({ letterState }: BillListItem) => letterState === 'PENDING'

/**
 * Loads a page of invoices. While the next page loads, the previous page stays visible; while an e-mail is being sent,
 * the page is reloaded regularly. Without a query no request is sent.
 */
export const useBills = (query: BillSearch | undefined) =>
  useQuery({
    ...billsQuery(query ?? {}),
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
    refetchInterval: ({ state: { data } }) => pollWhile(data?.content.some(isEmailPending) ?? false),
  })

export const readBillFile = (billId: string) => callFile('GET /billings/:billId', { params: { billId } })

export const readBillArchive = (ids: string[]) => callFile('POST /billings/zip', { body: { ids } })

/** Marks an invoice as fully paid. */
export const recordFullPayment = (billId: string) =>
  call('PUT /billings/:billId', { params: { billId }, query: { fullyPaid: 'true' } })
