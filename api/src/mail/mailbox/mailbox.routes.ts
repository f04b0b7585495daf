import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { errorCode } from 'shared/contracts/errorCodes'
import { isUuid } from 'shared/domain/uuid'
import type { Database } from '../../db.ts'
import { Refusal } from '../../refusal.ts'
import { findMessage, listNewestMessages, maxListedMessages } from './mailbox.sql.ts'
import { renderListPage, renderMessagePage, openLinksInWindow, styleSheet } from './pages.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Content security policy of a displayed message: inline styles are allowed, but no scripts and no other origins. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"

const sendHtml = (reply: FastifyReply, html: string, policy = pagePolicy) =>
  reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

/** Registers the pages of the embedded mailbox, and /_mail/messages for tests. */
export function serveMailbox(app: FastifyInstance, database: Database): void {
  async function readMessage(id: string): Promise<{ recipient: string; mail: Email }> {
    const message = isUuid(id) ? await findMessage(database, id) : undefined
    if (!message) throw new Refusal(404, errorCode.notFound)
    return { recipient: message.recipient, mail: await PostalMime.parse(message.source) }
  }

  app.get('/', async (_request, reply) =>
    sendHtml(reply, renderListPage(await listNewestMessages(database), maxListedMessages)),
  )
  app.get('/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet))

  app.get<{ Querystring: { to?: string } }>('/messages', async ({ query }) => {
    const messages = await listNewestMessages(database, query.to)
    return Promise.all(
      messages.map(async ({ id, recipient, received_at, source }) => {
        const { subject, text, html, attachments } = await PostalMime.parse(source)
        return {
          id,
          to: recipient,
          subject,
          receivedAt: received_at,
          text,
          html,
          attachments: attachments.map(({ filename, mimeType }) => ({ filename, mimeType })),
        }
      }),
    )
  })

  app.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
    const { recipient, mail } = await readMessage(params.id)
    return sendHtml(reply, renderMessagePage(params.id, recipient, mail))
  })

  app.get<{ Params: { id: string } }>('/:id/html', async ({ params }, reply) => {
    const { mail } = await readMessage(params.id)
    return sendHtml(reply.removeHeader('x-frame-options'), openLinksInWindow(mail.html ?? ''), messagePolicy)
  })

  app.get<{ Params: { id: string; index: string } }>('/:id/attachments/:index', async ({ params }, reply) => {
    const { mail } = await readMessage(params.id)
    const attachment = mail.attachments[Number(params.index)]
    if (!attachment) throw new Refusal(404, errorCode.notFound)
    const name = (attachment.filename ?? 'fichier').replaceAll(/[^\w.-]/g, '_')
    const content = typeof attachment.content === 'string' ? attachment.content : new Uint8Array(attachment.content)
    return reply.header('content-disposition', `attachment; filename="${name}"`).type(attachment.mimeType).send(content)
  })
}
