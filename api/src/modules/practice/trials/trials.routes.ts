import type { Handlers } from '../../../handlers.ts'
import { endTrialEmails } from './unsubscribe.service.ts'
import { unsubscribePage } from './unsubscribeLinks.ts'

export const trialHandlers = {
  'GET /public/unsubscribe/:token': async ({ params, reply }) => {
    void reply.header('location', unsubscribePage(params.token))
  },

  'POST /public/unsubscribe/:token': ({ params, services }) => endTrialEmails(services, params.token),
} satisfies Partial<Handlers>
