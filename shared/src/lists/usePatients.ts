import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import type { Query } from '../contracts/routes.ts'
import { listKey } from './keys.ts'

/** Returns the query of the patients that match a search. */
export const patientsFor = (search: Query<'GET /patients'>) =>
  queryOptions({
    queryKey: [...listKey.patients, search],
    queryFn: ({ signal }) => call('GET /patients', { query: search, signal }),
  })

/** Queries the patients that match a search. While a new search loads, it returns the previous result. */
export const usePatients = (search: Query<'GET /patients'> = {}) =>
  useQuery({ ...patientsFor(search), placeholderData: keepPreviousData })
