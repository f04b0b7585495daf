import { etagOf } from '../../../etag.ts'
import type { Handlers } from '../../../handlers.ts'
import { changeColours, readColours } from './colours.service.ts'

export const colourHandlers = {
  'GET /user/personalize/colors': async (call) => {
    const colours = await readColours(call)
    void call.reply.header('etag', etagOf(colours))
    return colours.settings
  },

  'POST /user/personalize/colors': async (call) => {
    const colours = await changeColours(call, call.body, call.request.headers['if-match'])
    void call.reply.header('etag', etagOf(colours))
    return colours.settings
  },
} satisfies Partial<Handlers>
