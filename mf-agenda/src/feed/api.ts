import { call } from 'shared/client'

export const readFeed = (signal: AbortSignal) => call('GET /user/personalize/calendar-feed', { signal })
/** The address is told once, in the answer; a former one ends. */
export const openFeed = (withPatients: boolean) =>
  call('POST /user/personalize/calendar-feed', { body: { withPatients } })
export const revokeFeed = () => call('DELETE /user/personalize/calendar-feed')
