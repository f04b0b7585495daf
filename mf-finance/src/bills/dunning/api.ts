import { call, useQuery } from 'shared/client'
import { dunningKey } from '../../keys.ts'

/** Loads the dunning e-mails that are due today. */
export const useDunning = () =>
  useQuery({ queryKey: dunningKey, queryFn: ({ signal }) => call('GET /bill-reminders', { signal }), staleTime: 0 })
