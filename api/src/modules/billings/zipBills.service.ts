import { errorCode } from 'shared/contracts/errorCodes'
import type { FileAnswer } from 'shared/contracts/routes'
import { auditMember } from '../../audit.ts'
import { todayOf, type InPractice, type MemberContext } from '../../memberContext.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { zipped, type ZippedFile } from '../../files/zipped.ts'
import { readBillFile } from './readBillFile.service.ts'

interface ZipCall {
  inPractice: InPractice
  services: Services
}

/** Those that have a document, in the order of their numbers; throws 404 unless all do. */
async function issuedIds({ tx }: MemberContext, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .selectFrom('bill')
    .select('id')
    .where('id', 'in', wanted)
    .where('content', 'is not', null)
    .orderBy('kind', 'desc')
    .orderBy('position')
    .execute()
  if (rows.length < wanted.length) throw new Refusal(404, errorCode.notFound)
  return rows.map(({ id }) => id)
}

/** Invoices and credit notes as one archive: one document at a time is read, while the archive is sent. */
export async function zipBills({ inPractice, services }: ZipCall, ids: readonly string[]): Promise<FileAnswer> {
  const { billIds, today } = await inPractice(async (context) => {
    const { member } = context
    const issued = await issuedIds(context, ids)
    await auditMember(context, {
      act: 'exportBills',
      entity: 'member',
      entityId: member.accountId,
      details: { count: issued.length },
    })
    return { billIds: issued, today: todayOf(context) }
  })
  async function* documents(): AsyncGenerator<ZippedFile> {
    for (const id of billIds) {
      const { filename, content } = await inPractice((context) => readBillFile(context, id))
      yield { name: filename, bytes: content, isCompressed: true }
    }
  }
  return {
    contentType: 'application/zip',
    filename: `factures-${today}.zip`,
    content: zipped(documents(), services.now()),
  }
}
