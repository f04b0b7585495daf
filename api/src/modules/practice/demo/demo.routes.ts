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
    const doubt = botSuspicion(body)
    await countEmailRequest(services, request)
    const to = { name: 'Complice', address: services.settings.defaultOperatorEmail }
    const requestDigest = digestOf([email.toLowerCase(), firstname, lastname].join('|')).toString('hex')
    const addressDigest = digestOf(email.toLowerCase()).toString('hex')
    const day = services.now().toISOString().slice(0, 10)
    await inTransaction(services.database, async (tx) => {
      // Two submissions in a row count as one request.
      await sendEmail(tx, {
        email: demoRequestEmail,
        to,
        data: { firstname, lastname, email, ...(doubt && { doubt }) },
        key: `demo:${requestDigest}:${day}`,
      })
      // A program gets the usual response, and its request e-mails only the operator.
      if (doubt) return
      // While the key is stored, an address gets no second e-mail: this protects from floods by third parties.
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
