import { botSuspicion } from 'shared/domain/accounts/demoRequest'
import type { Handlers } from '../../../handlers.ts'
import { inTransaction } from '../../../db.ts'
import { demoRequestEmail } from '../../../mail/emails/demoRequest.email.ts'
import { demoThanksEmail } from '../../../mail/emails/demoThanks.email.ts'
import { sendEmail } from '../../../mail/sendEmail.ts'
import { digestOf } from '../../../encryption/secrets.ts'
import { countAttempt, countEmailRequest } from '../../../throttle.ts'

export const demoHandlers = {
  'POST /ask-demo': async ({ body, services, request }) => {
    await countAttempt(services, request, 'demo', body.email)
    const { firstname, lastname, email } = body
    const suspicion = botSuspicion(body)
    await countEmailRequest(services, request)
    const to = { name: 'Complice', address: services.settings.operatorEmail }
    const requestDigest = digestOf([email.toLowerCase(), firstname, lastname].join('|')).toString('hex')
    const addressDigest = digestOf(email.toLowerCase()).toString('hex')
    const day = services.now().toISOString().slice(0, 10)
    await inTransaction(services.database, async (tx) => {
      // The key makes repeated submissions on one day count as one request.
      await sendEmail(tx, {
        email: demoRequestEmail,
        to,
        data: { firstname, lastname, email, ...(suspicion && { doubt: suspicion }) },
        key: `demo:${requestDigest}:${day}`,
      })
      // The response to a suspected bot is the usual one, but no e-mail is sent to the address that it typed.
      if (suspicion) return
      // No second e-mail is sent to an address while the key is stored, so that nobody can flood the mailbox of another
      // person.
      await sendEmail(tx, {
        email: demoThanksEmail,
        to: { name: '', address: email },
        data: {},
        key: `demoThanks:${addressDigest}`,
      })
    })
    return undefined
  },
} satisfies Partial<Handlers>
