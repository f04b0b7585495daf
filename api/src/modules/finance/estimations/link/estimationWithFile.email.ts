import { beginTenant, inTransaction } from '../../../../db.ts'
import { defineEmailLoadedAtDelivery } from '../../../../mail/defineEmail.ts'
import type { Attachment, EmailContent, RenderContext } from '../../../../mail/emailContent.ts'
import { estimationSentEmail } from '../../../../mail/emails/estimationSent.email.ts'
import { requireFound } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { fileField, estimationDownload } from '../document/estimationFile.ts'
import { findEstimation } from '../estimations.sql.ts'
import { updateDelivery, findLinkWithPendingEmail } from './links.sql.ts'

/**
 * Ids of the link's row, which contains the encrypted text, and the link's secret token, of which the row has only a
 * hash.
 */
interface EmailData {
  tenantId: string
  id: string
  token: string
}

interface EstimationToSend {
  practiceName: string
  number: string
  validUntil: string
  text: string
  token: string
  attachment: Attachment
}

/** Identifies the encrypted text of a link's e-mail for the cipher. */
export const textField = (id: string) => ({ table: 'estimation_link', column: 'content', id })

/** Reads the quote to send; undefined if its link was deleted with an erased patient, or replaced by a newer e-mail. */
async function readEstimationToSend(
  services: Services,
  { tenantId, id, token }: EmailData,
): Promise<EstimationToSend | undefined> {
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const link = await findLinkWithPendingEmail(tx, id)
    if (!link) return undefined
    const estimation = requireFound(await findEstimation(tx, link.estimation_id))
    const cipher = await services.encryption.cipherOf(tx, tenantId)
    const practice = await findPracticeName(tx)
    const file = estimationDownload(
      cipher.decryptBytes(estimation.content, fileField(estimation.id)),
      estimation.estimation_number,
    )
    return {
      practiceName: practice,
      number: estimation.estimation_number,
      validUntil: estimation.valid_until,
      text: cipher.decrypt(link.content, textField(id)),
      token,
      attachment: { filename: file.filename, content: Buffer.from(file.content), contentType: file.contentType },
    }
  })
}

const render = ({ attachment, ...quote }: EstimationToSend, context: RenderContext): EmailContent => ({
  ...estimationSentEmail.render(quote, context),
  attachment,
})

/** E-mail of a quote with its link: the typed text and the issued PDF. */
export const estimationWithFileEmail = defineEmailLoadedAtDelivery({
  name: 'estimationWithFile',
  sender: 'PRACTICE',
  read: readEstimationToSend,
  render,
  recordDelivery: async (tx, { tenantId, id }: EmailData, delivery, now) => {
    await beginTenant(tx, tenantId)
    await updateDelivery(tx, id, delivery, now)
  },
  examples: [
    {
      about: 'a quote with its PDF, to its client',
      data: {
        practiceName: 'Les <b>Prés',
        number: 'D-2026-0042',
        validUntil: '2026-12-22',
        text: 'Bonjour,\n\nVoici <i>le devis.',
        token: 'eee',
        attachment: { filename: 'devis-D-2026-0042.pdf', content: '', contentType: 'application/pdf' },
      },
      subject: 'Devis D-2026-0042 de Les <b>Prés',
      excerpts: ['Bonjour,', 'Voici <i>le devis.', '22/12/2026'],
      link: 'https://complice.test/public/estimation#eee',
    },
  ],
})
