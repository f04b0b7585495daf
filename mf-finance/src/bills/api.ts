import { call, callFile, keepPreviousData, queryOptions, useQuery } from 'shared/client'
import type { BillListItem } from 'shared/contracts/finance/bills'
import type { Query } from 'shared/contracts/routes'
import { billsKey } from '../keys.ts'
import { pollWhile } from '../issuing/emails/pollWhile.ts'

export type BillSearch = Query<'GET /billings'>

export const billsFor = (search: BillSearch) =>
  queryOptions({
    queryKey: billsKey(search),
    queryFn: ({ signal }) => call('GET /billings', { query: { ...search, size: 10 }, signal }),
  })

const isOnItsWay = ({ letterState }: BillListItem) => letterState === 'PENDING'

/** Loads a page of invoices; while the next page loads, the previous one stays visible. Without a query it sends no request. */
export const useBills = (query: BillSearch | undefined) =>
  useQuery({
    ...billsFor(query ?? {}),
    placeholderData: keepPreviousData,
    enabled: query !== undefined,
    refetchInterval: ({ state: { data } }) => pollWhile(data?.content.some(isOnItsWay) ?? false),
  })

export const readBillFile = (billId: string) => callFile('GET /billings/:billId', { params: { billId } })

export const readBillArchive = (ids: string[]) => callFile('POST /billings/zip', { body: { ids } })

/** Marks an invoice as fully paid. */
export const recordFullPayment = (billId: string) =>
  call('PUT /billings/:billId', { params: { billId }, query: { fullyPaid: 'true' }, body: {} })
