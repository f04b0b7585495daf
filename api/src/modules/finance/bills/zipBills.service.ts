import type { FileResponse } from 'shared/contracts/routes'
import { auditMember } from '../../../audit.ts'
import { todayOf, type InPractice } from '../../../memberContext.ts'
import { requireAllFound } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { zipFiles, type ZippedFile } from '../../../files/zipFiles.ts'
import { findIssuedIds } from './findBill.sql.ts'
import { readBillFile } from './readBillFile.service.ts'

interface ZipCall {
  inPractice: InPractice
  services: Services
}

/**
 * Zips invoices and credit notes, reading each document during the download. Throws 404 unless all of them have a
 * document.
 */
export async function zipBills({ inPractice, services }: ZipCall, ids: readonly string[]): Promise<FileResponse> {
  const { billIds, today } = await inPractice(async (context) => {
    const { member } = context
    const issuedIds = requireAllFound(await findIssuedIds(context.tx, ids), ids)
    await auditMember(context, {
      act: 'exportBills',
      entity: 'member',
      entityId: member.accountId,
      details: { count: issuedIds.length },
    })
    return { billIds: issuedIds, today: todayOf(context) }
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
    content: zipFiles(documents(), services.now()),
  }
}
