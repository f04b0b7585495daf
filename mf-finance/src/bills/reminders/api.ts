import { call, useQuery } from 'shared/client'
import { remindersKey } from '../../keys.ts'

/** The reminders that are due today. */
export const useReminders = () =>
  useQuery({ queryKey: remindersKey, queryFn: ({ signal }) => call('GET /bill-reminders', { signal }), staleTime: 0 })
