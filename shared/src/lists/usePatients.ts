import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import type { Query } from '../contracts/routes.ts'
import { listKey } from './keys.ts'

/** The query of the patients that a search finds. */
export const patientsFor = (search: Query<'GET /patients'>) =>
  queryOptions({
    queryKey: [...listKey.patients, search],
    queryFn: ({ signal }) => call('GET /patients', { query: search, signal }),
  })

/** The patients of the practice, filtered by a search. While a new search loads, the former result is kept. */
export const usePatients = (search: Query<'GET /patients'> = {}) =>
  useQuery({ ...patientsFor(search), placeholderData: keepPreviousData })
