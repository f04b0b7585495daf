import type { Handlers } from '../../../handlers.ts'
import { endTrialLetters } from './unsubscribe.service.ts'
import { unsubscribePage } from './unsubscribeLinks.ts'

export const trialHandlers = {
  'GET /public/unsubscribe/:token': async ({ params, reply }) => {
    void reply.header('location', unsubscribePage(params.token))
  },

  'POST /public/unsubscribe/:token': ({ params, services }) => endTrialLetters(services, params.token),
} satisfies Partial<Handlers>
