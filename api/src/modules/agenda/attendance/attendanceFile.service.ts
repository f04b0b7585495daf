import { createHash } from 'node:crypto'
import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import { findEntries } from './attendance.sql.ts'
import { attendancePdf } from './attendancePdf.ts'
import { entryContentOf, decryptEntryText } from './entryContent.ts'
import { listSessionsOfSheet, readSheet } from './readAttendance.service.ts'

/**
 * Returns the attendance sheet as a PDF. It contains a SHA-256 hash of the entries (person, instants, signature) in the
 * order of receipt; the same entries always have the same hash.
 */
export async function readAttendanceFile(context: MemberContext, id: string): Promise<FileResponse> {
  const { tx, member, services } = context
  const rows = await listSessionsOfSheet(context, id)
  const entries = await findEntries(
    tx,
    rows.map((row) => row.id),
  )
  const cipher = await cipherOf(context)
  const entryTexts = new Map(entries.map((entry) => [entry.id, decryptEntryText(cipher, entry)]))
  const hashedEntries = entries.map((entry) =>
    JSON.stringify([
      entry.id,
      entry.session_id,
      entry.signed_as ?? entry.participant_id,
      entry.recorded_at.toISOString(),
      entry.received_at.toISOString(),
      entryTexts.get(entry.id),
    ]),
  )
  const now = services.now()
  const content = await attendancePdf({
    sheet: await readSheet(context, rows, { entries, cipher }),
    signatures: new Map([...entryTexts].map(([entryId, text]) => [entryId, entryContentOf(text).signature])),
    hash: createHash('sha256').update(hashedEntries.join('\n')).digest('hex'),
    timeZone: member.timeZone,
    createdAt: now,
  })
  await auditMember(context, { act: 'downloadAttendance', entity: 'session', entityId: id })
  return {
    contentType: 'application/pdf',
    filename: `emargement-${rows[0]?.day ?? momentIn(member.timeZone, now).day}.pdf`,
    content,
  }
}
