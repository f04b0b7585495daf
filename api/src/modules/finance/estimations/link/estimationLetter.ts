import { beginTenant, inTransaction } from '../../../../db.ts'
import { estimationSent } from '../../../../mail/contents/estimationSent.ts'
import type { DocumentLetter } from '../../../../mail/DocumentLetter.ts'
import type { LetterContent } from '../../../../mail/letterContent.ts'
import type { LetterData } from '../../../../mail/letterData.ts'
import { found } from '../../../../refusal.ts'
import type { Services } from '../../../../services.ts'
import { practiceName } from '../../../practice/user/practiceName.sql.ts'
import { findMember } from '../../../practice/user/user.sql.ts'
import { fileField, fileOf } from '../document/estimationFile.ts'
import { findEstimation } from '../estimations.sql.ts'
import { decideLetter, findPendingLetter } from './links.sql.ts'

type Data = LetterData['estimationWithFile']

/** What was typed in the letter of a link. */
export const textField = (id: string) => ({ table: 'estimation_link', column: 'content', id })

/** Undefined once the link went with an erased patient, or a newer letter replaced it. */
async function open(services: Services, { tenantId, id, token }: Data): Promise<LetterContent | undefined> {
  const { publicUrl, providerEmail } = services.settings
  return inTransaction(services.database, async (tx) => {
    await beginTenant(tx, tenantId)
    const link = await findPendingLetter(tx, id)
    if (!link) return undefined
    const estimation = found(await findEstimation(tx, link.estimation_id))
    const seal = await services.sealing.of(tx, tenantId)
    const practice = await practiceName(tx)
    const file = fileOf(seal.openBytes(estimation.content, fileField(estimation.id)), estimation.estimation_number)
    const text = seal.open(link.content, textField(id))
    const { estimation_number: number, valid_until: validUntil } = estimation
    return {
      ...estimationSent(
        { practiceName: practice, number, validUntil, text, token },
        { publicUrl, providerEmail, now: services.now() },
      ),
      attachment: { filename: file.filename, content: Buffer.from(file.content), contentType: file.contentType },
      senderName: practice,
      replyTo: { name: practice, address: (await findMember(tx, estimation.therapist_id)).email },
    }
  })
}

/** A quote with its link: the text as it was typed, and the PDF as it was issued. */
export const estimationLetter: DocumentLetter<Data> = {
  open,
  decide: async (tx, { tenantId, id }, delivery, now) => {
    await beginTenant(tx, tenantId)
    await decideLetter(tx, id, delivery, now)
  },
}
