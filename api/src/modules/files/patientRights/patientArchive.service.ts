import { momentIn } from 'shared/domain/calendar/wallClock'
import { patientName } from 'shared/domain/patients/patientName'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Services } from '../../../services.ts'
import { fileField } from '../../agenda/audios/audios.service.ts'
import { fileKey } from '../../agenda/audios/audios.sql.ts'
import { listExportedEstimationIds } from '../../finance/estimations/estimations.sql.ts'
import { readEstimationFile } from '../../finance/estimations/estimations.service.ts'
import { sessionCommentsPdf } from '../patientFiles/sessionCommentsPdf.ts'
import { openReportFile } from '../../patients/programmes/report/reports.service.ts'
import { findPracticeName } from '../../practice/user/practiceName.sql.ts'
import { readExportedData } from './exportedData.service.ts'
import { listExportedAudios, listExportedReports } from './exportedRows.sql.ts'
import { sessionsCsv } from './sessionsCsv.ts'
import type { ZippedFile } from '../../../files/zipFiles.ts'

const bytesOf = (text: string) => Buffer.from(text, 'utf8')

/** A two-digit number from an index (`01` for 0), so that file names sort in order. */
const twoDigitNumber = (index: number) => String(index + 1).padStart(2, '0')

/** File name extension of a media type: `webm` for `audio/webm;codecs=opus`. */
const extensionOf = (mediaType: string) => /^audio\/([a-z0-9]+)/.exec(mediaType)?.[1] ?? 'bin'

type ExportedData = Awaited<ReturnType<typeof readExportedData>>

async function createCommentsFiles(
  { tx, member, services }: MemberContext,
  { patient, sessions }: ExportedData,
): Promise<ZippedFile[]> {
  const commentedSessions = sessions.filter(({ comments }) => comments.trim() !== '')
  if (commentedSessions.length === 0) return []
  const createdAt = services.now()
  const bytes = await sessionCommentsPdf({
    practice: await findPracticeName(tx),
    patient: patientName(patient),
    therapists: [...new Set(commentedSessions.map(({ therapist_name }) => therapist_name))],
    sessions: commentedSessions.map(({ day, start_time, end_time, comments }) => ({
      date: day,
      startTime: start_time,
      endTime: end_time,
      comments: comments.trim(),
    })),
    createdAtLocal: momentIn(member.timeZone, createdAt),
    createdAt,
  })
  return [{ name: 'commentaires.pdf', bytes, isCompressed: true }]
}

async function readReportFiles(context: MemberContext, patientId: string): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  for (const [index, { id }] of (await listExportedReports(context.tx, patientId)).entries()) {
    const file = await openReportFile(context, id)
    if (file?.content instanceof Uint8Array)
      files.push({ name: `bilans/${twoDigitNumber(index)}-${file.filename}`, bytes: file.content, isCompressed: true })
  }
  return files
}

async function readEstimationFiles(context: MemberContext, patientId: string): Promise<ZippedFile[]> {
  const files: ZippedFile[] = []
  for (const id of await listExportedEstimationIds(context.tx, patientId)) {
    const { filename, content } = await readEstimationFile(context, id)
    files.push({ name: `devis/${filename}`, bytes: Buffer.from(content), isCompressed: true })
  }
  return files
}

export interface PatientArchive {
  files: ZippedFile[]
  audios: Awaited<ReturnType<typeof listExportedAudios>>
  cipher: FieldCipher
  /** Counts for the audit entry, which contains nothing of the archive itself. */
  counts: { sessions: number; reports: number; audios: number }
}

/** The data of a patient's archive from the database, read in one transaction. */
export async function readPatientArchive(context: MemberContext, patientId: string): Promise<PatientArchive> {
  const { tx, services } = context
  const data = await readExportedData(context, patientId)
  const audios = await listExportedAudios(tx, patientId)
  const reports = await readReportFiles(context, patientId)
  const files: ZippedFile[] = [
    {
      name: 'patient.json',
      bytes: bytesOf(JSON.stringify({ exportedAt: services.now().toISOString(), ...data }, null, 2)),
    },
    { name: 'seances.csv', bytes: bytesOf(sessionsCsv(data.sessions)) },
    ...(await createCommentsFiles(context, data)),
    ...reports,
    ...(await readEstimationFiles(context, patientId)),
  ]
  const counts = { sessions: data.sessions.length, reports: reports.length, audios: audios.length }
  return { files, audios, cipher: await cipherOf(context), counts }
}

/**
 * All files of a patient's archive except invoices. Reads recordings one by one and skips recordings that are missing
 * in the file store.
 */
export async function* readPatientFiles(
  { files: store }: Services,
  tenantId: string,
  { files, audios, cipher }: PatientArchive,
): AsyncGenerator<ZippedFile> {
  yield* files
  // In a function of its own, so that the encrypted recording is not kept in memory while the decrypted one is sent.
  const readAudio = async (id: string) => {
    const encryptedAudio = await store.get(fileKey(tenantId, id))
    return encryptedAudio && cipher.decryptBytes(encryptedAudio, fileField(id))
  }
  for (const [index, { id, day, start_time, media_type }] of audios.entries()) {
    const name = `audio/${twoDigitNumber(index)}-${day}-${start_time.replace(':', 'h')}.${extensionOf(media_type)}`
    const bytes = await readAudio(id)
    if (bytes) yield { name, bytes, isCompressed: true }
  }
}
