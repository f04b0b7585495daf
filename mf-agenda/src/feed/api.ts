import { call } from 'shared/client'

export const readFeed = (signal: AbortSignal) => call('GET /user/personalize/calendar-feed', { signal })
/** Creates the address, which only this response contains, and disables the previous address. */
export const createFeed = (withPatients: boolean) =>
  call('POST /user/personalize/calendar-feed', { body: { withPatients } })
export const revokeFeed = () => call('DELETE /user/personalize/calendar-feed')
