import type { Handlers } from '../../../handlers.ts'
import { endTrialEmails } from './unsubscribe.service.ts'
import { unsubscribePath } from './unsubscribeLinks.ts'

export const trialHandlers = {
  'GET /public/unsubscribe/:token': async ({ params, reply }) => {
    void reply.header('location', unsubscribePath(params.token))
  },

  'POST /public/unsubscribe/:token': ({ params, services }) => endTrialEmails(services, params.token),
} satisfies Partial<Handlers>
