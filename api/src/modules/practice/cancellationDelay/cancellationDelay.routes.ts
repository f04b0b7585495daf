import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { changeDelay, readDelay } from './cancellationDelay.service.ts'

export const cancellationDelayHandlers = {
  'GET /user/personalize/cancellation': async (call) => {
    const { delay, version } = await readDelay(call)
    void call.reply.header('etag', etagOf({ version }))
    return delay
  },

  'POST /user/personalize/cancellation': async (call) => {
    const { delay, version } = await changeDelay(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf({ version }))
    return delay
  },
} satisfies Partial<Handlers>
