import type { Handlers } from '../../handlers.ts'
import { inTransaction } from '../../db.ts'
import { queueMail } from '../../mail/outbox.ts'
import { throttled } from '../../throttle.ts'
import { uuidv7 } from '../../uuid.ts'

export const demoHandlers = {
  'POST /ask-demo': async ({ body, services, request }) => {
    await throttled(services, request, 'demo', body.email)
    const { firstname, lastname, email } = body
    const to = { name: 'Complice', address: services.settings.providerEmail }
    await inTransaction(services.database, (tx) =>
      queueMail(tx, { name: 'demoRequest', to, data: { firstname, lastname, email }, dedupeKey: uuidv7() }),
    )
    return undefined
  },
} satisfies Partial<Handlers>
