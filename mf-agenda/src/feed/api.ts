import { call } from 'shared/client'

export const readFeed = (signal: AbortSignal) => call('GET /user/personalize/calendar-feed', { signal })
/** The address is in this response only; the previous one stops working. */
export const openFeed = (withPatients: boolean) =>
  call('POST /user/personalize/calendar-feed', { body: { withPatients } })
export const revokeFeed = () => call('DELETE /user/personalize/calendar-feed')
