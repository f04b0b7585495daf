import { v7 as uuidv7 } from 'uuid'
import type { Handlers } from '../../handlers.ts'
import { inTransaction } from '../../db.ts'
import { sendLetter } from '../../mail/sendLetter.ts'
import { throttled } from '../../throttle.ts'

export const demoHandlers = {
  'POST /ask-demo': async ({ body, services, request }) => {
    await throttled(services, request, 'demo', body.email)
    const { firstname, lastname, email, website = '' } = body
    // The program that filled the hidden field is not told that it was found out.
    if (website !== '') return undefined
    const to = { name: 'Complice', address: services.settings.providerEmail }
    await inTransaction(services.database, (tx) =>
      sendLetter(tx, { name: 'demoRequest', to, data: { firstname, lastname, email }, key: uuidv7() }),
    )
    return undefined
  },
} satisfies Partial<Handlers>
