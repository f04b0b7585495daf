import type { ZippedFile } from '../../../files/zipped.ts'
import type { InPractice } from '../../../memberContext.ts'
import { readBillFile } from './readBillFile.service.ts'

/** The documents of these invoices for an archive: each is read while it is sent, in a short transaction of its own. */
export async function* readBillFiles(inPractice: InPractice, ids: readonly string[]): AsyncGenerator<ZippedFile> {
  for (const id of ids) {
    const { filename, content } = await inPractice((context) => readBillFile(context, id))
    yield { name: `factures/${filename}`, bytes: Buffer.from(content), isCompressed: true }
  }
}
