import type { ZippedFile } from '../../../files/zipFiles.ts'
import type { InPractice } from '../../../memberContext.ts'
import { readBillFile } from './readBillFile.service.ts'

/**
 * Reads the documents of these invoices for an archive, one at a time during the download, each in a short transaction.
 */
export async function* readBillFiles(inPractice: InPractice, ids: readonly string[]): AsyncGenerator<ZippedFile> {
  for (const id of ids) {
    const { filename, content } = await inPractice((context) => readBillFile(context, id))
    yield { name: `factures/${filename}`, bytes: Buffer.from(content), isCompressed: true }
  }
}
