import { createHash } from 'node:crypto'
import { setImmediate as letOtherRequestsRun } from 'node:timers/promises'
import { archiveHashHeader } from 'shared/contracts/finance/books'
import type { FileResponse } from 'shared/contracts/routes'
import type { Period } from 'shared/domain/calendar/period'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { zipFiles, type ZippedFile } from '../../../../files/zipFiles.ts'
import type { MemberContext } from '../../../../memberContext.ts'
import { Refusal } from '../../../../refusal.ts'
import type { MemberRow } from '../../../practice/user/memberRow.ts'
import { findPracticeName } from '../../../practice/user/practiceName.sql.ts'
import { readLimitedRows, type BookDocuments } from '../bookDocuments.service.ts'
import { fecBook } from '../fecBook.ts'
import { receiptsCsv } from '../receipts.ts'
import { findArchivedClosures, findArchivedDocuments, findArchivedPayments } from './archive.sql.ts'
import { closuresCsv, documentsCsv, journalCsv } from './hashChainCsv.ts'
import { readme } from './readme.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Builds the file of accounting entries (FEC). If it cannot be built, returns the reason instead of throwing, since the
 * archive is also useful without it.
 */
async function buildEntries(context: MemberContext, documents: BookDocuments, owner: MemberRow, period: Period) {
  try {
    return await fecBook(context, documents, owner, period)
  } catch (error) {
    if (error instanceof Refusal) return { missing: error.message }
    throw error
  }
}

/** Builds the files of an archive by name, except the file of their hashes. */
async function buildFiles(context: MemberContext, documents: BookDocuments, owner: MemberRow, period: Period) {
  const { tx, member, services } = context
  const closuresOf = async (kind: 'DAY' | 'MONTH' | 'YEAR') =>
    closuresCsv(await findArchivedClosures(tx, kind, period), member.timeZone)
  const entries = await buildEntries(context, documents, owner, period)
  const readmeValues = {
    practice: await findPracticeName(tx),
    createdAtLocal: momentIn(member.timeZone, services.now()),
    entries,
  }
  return {
    'lisez-moi.txt': readme(period, readmeValues),
    'clotures-jours.csv': await closuresOf('DAY'),
    'clotures-mois.csv': await closuresOf('MONTH'),
    'clotures-annees.csv': await closuresOf('YEAR'),
    'journal-des-paiements.csv': journalCsv(
      await readLimitedRows((limit) => findArchivedPayments(tx, period, limit)),
      member.timeZone,
    ),
    'documents.csv': documentsCsv(await readLimitedRows((limit) => findArchivedDocuments(tx, period, limit))),
    'livre-des-recettes.csv': receiptsCsv(documents.payments),
    ...('filename' in entries && { [entries.filename]: entries.content }),
  }
}

/**
 * Builds the dated archive of a period: closures, journal of payments, list of documents with their hashes, receipts,
 * entries, and the hash of each file. The archive is built in memory, since its own hash is sent in a header, before
 * the content.
 */
export async function readArchiveFile(
  context: MemberContext,
  documents: BookDocuments,
  owner: MemberRow,
  period: Period,
): Promise<FileResponse> {
  const { member, services } = context
  const files = Object.entries(await buildFiles(context, documents, owner, period)).map(([name, text]) => ({
    name,
    bytes: Buffer.from(text, 'utf8'),
  }))
  const hashes = files.map(({ name, bytes }) => `${sha256(bytes)}  ${name}\n`).join('')
  async function* allFiles(): AsyncGenerator<ZippedFile> {
    yield* files
    yield { name: 'empreintes.sha256', bytes: Buffer.from(hashes, 'utf8') }
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of zipFiles(allFiles(), services.now())) {
    chunks.push(chunk)
    await letOtherRequestsRun()
  }
  const content = Buffer.concat(chunks)
  const { day } = momentIn(member.timeZone, services.now())
  return {
    contentType: 'application/zip',
    filename: `archive-du-${period.startDate}-au-${period.endDate}-faite-le-${day}.zip`,
    content,
    headers: { [archiveHashHeader]: sha256(content) },
  }
}
