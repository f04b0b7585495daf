import { errorCode } from 'shared/contracts/errorCodes'
import type { CorrectedLine, ImportLine, ImportMapping, PatientImport } from 'shared/contracts/patients/patientImport'
import type { FileResponse, Query } from 'shared/contracts/routes'
import { csvOf } from 'shared/domain/csv'
import { importLimits } from 'shared/contracts/patients/importLimits'
import { plainText } from 'shared/domain/plainText'
import { v7 as uuidv7 } from 'uuid'
import { sendJob } from '../../../jobs/sendJob.ts'
import { importPatientsJob } from './importPatients.job.ts'
import { cipherOf, type MemberContext } from '../../../memberContext.ts'
import type { UploadedFile } from '../../../plugins/forms.ts'
import { requireFound, Refusal, refuseProblems } from '../../../refusal.ts'
import { importOf, type ImportRow } from './importRow.ts'
import {
  countUnparsedFiles,
  findImport,
  findRecentImports,
  insertImport,
  lockImport,
  insertChosenColumns,
  updateImport,
} from './patientImports.sql.ts'
import { encryptFile, storedImport, type StoredLine } from './storedImport.ts'

const listedPeriodMs = 24 * 3_600_000
const pageSize = 50
/** Maximum number of a practice's imports that wait to be parsed or compared; each replica runs one at a time. */
const maxUnparsedFiles = 5
const maxFileNameLength = 200

const toImport = async (context: MemberContext, row: ImportRow): Promise<PatientImport> =>
  importOf(row, await cipherOf(context), context.services.now())

const sendImport = ({ tx, member }: MemberContext, id: string) =>
  sendJob(tx, importPatientsJob, { tenantId: member.tenantId, id })

function requireImportFile(file: UploadedFile | undefined): UploadedFile {
  if (!file || file.name === '') {
    refuseProblems([{ field: 'file', message: 'Veuillez sélectionner un fichier à importer.' }])
    throw new Refusal(400, errorCode.invalid)
  }
  if (!/\.(csv|xls|xlsx|ods|xml|vcf)$/i.test(file.name)) throw new Refusal(415, errorCode.mediaRefused)
  if (file.bytes.length > importLimits.fileBytes) throw new Refusal(413, errorCode.tooLarge)
  if (file.bytes.length === 0) throw new Refusal(400, errorCode.importEmpty)
  return file
}

/** Stores the encrypted file and queues the job that parses it. */
export async function startImport(
  context: MemberContext,
  file: UploadedFile | undefined,
  preview: boolean,
): Promise<PatientImport> {
  const { name, bytes } = requireImportFile(file)
  const { tx, member } = context
  if ((await countUnparsedFiles(tx)) >= maxUnparsedFiles)
    throw new Refusal(429, errorCode.tooManyTries, { retryAfterSeconds: 30 })
  const id = uuidv7()
  const cipher = await cipherOf(context)
  const row = await insertImport(tx, member.tenantId, {
    id,
    account_id: member.accountId,
    preview,
    file_sealed: encryptFile(cipher, id, bytes),
    preview_sealed: storedImport.preview.encrypt(cipher, id, {
      fileName: name.slice(-maxFileNameLength),
      sheets: [],
      columns: [],
    }),
  })
  await sendImport(context, id)
  return toImport(context, row)
}

export async function listImports(context: MemberContext): Promise<PatientImport[]> {
  const since = new Date(context.services.now().getTime() - listedPeriodMs)
  const rows = await findRecentImports(context.tx, since)
  return Promise.all(rows.map((row) => toImport(context, row)))
}

export const readImport = async (context: MemberContext, id: string): Promise<PatientImport> =>
  toImport(context, requireFound(await findImport(context.tx, id)))

async function readLines(context: MemberContext, id: string): Promise<StoredLine[]> {
  const row = requireFound(await findImport(context.tx, id))
  return storedImport.lines.decrypt(await cipherOf(context), id, row.lines_sealed) ?? []
}

const toLine = (
  { patientId: _patientId, type = 'INDIVIDUAL', values = [], leftOut = [], ...line }: StoredLine,
  cells: string[] = [],
): ImportLine => ({ ...line, type, values, leftOut, cells })

export async function listImportLines(
  context: MemberContext,
  id: string,
  { verdict, leftOut, page = 0 }: Query<'GET /technical/patients/imports/:id/lines'>,
): Promise<{ lines: ImportLine[]; total: number }> {
  const row = requireFound(await findImport(context.tx, id))
  const cipher = await cipherOf(context)
  const lines = (storedImport.lines.decrypt(cipher, id, row.lines_sealed) ?? []).filter(
    (line) => (!verdict || line.verdict === verdict) && (leftOut !== 'true' || (line.leftOut ?? []).length > 0),
  )
  const sheets = row.state === 'READY' ? storedImport.cells.decrypt(cipher, id, row.cells_sealed) : undefined
  const cellsOf = ({ line }: StoredLine) => sheets?.[row.sheet]?.rows[line - 1]
  const shownLines = lines.slice(page * pageSize, (page + 1) * pageSize)
  return { lines: shownLines.map((line) => toLine(line, cellsOf(line))), total: lines.length }
}

/** Returns a CSV file of the refused lines with line numbers and reasons, to be corrected and imported again. */
export async function readRefusedLines(context: MemberContext, id: string): Promise<FileResponse> {
  const row = requireFound(await findImport(context.tx, id))
  const headers = storedImport.preview.decrypt(await cipherOf(context), id, row.preview_sealed)?.columns ?? []
  const lines = (await readLines(context, id)).filter(({ verdict }) => verdict === 'refused')
  const content = csvOf([
    ['Ligne', 'Motif', ...headers.map(({ header }) => header)],
    ...lines.map(({ line, reasons, cells = [] }) => [String(line), reasons.join(' ; '), ...cells]),
  ])
  return { contentType: 'text/csv; charset=utf-8', filename: 'lignes-refusees.csv', content }
}

/** Locks an import; throws 409 unless it is in the given state. */
async function lockImportInState(
  context: MemberContext,
  id: string,
  state: PatientImport['state'],
): Promise<ImportRow> {
  const row = requireFound(await lockImport(context.tx, id))
  if (row.state !== state) throw new Refusal(409, errorCode.importStateChanged)
  return row
}

/**
 * Changes the sheet, the fields of its columns or whether wrong cells are left out, and queues the job that compares
 * the lines again. Remembers the fields by column header for later files.
 */
export async function changeMapping(
  context: MemberContext,
  id: string,
  { sheet, columns, omitsWrongCells }: ImportMapping,
): Promise<PatientImport> {
  const { tx, member } = context
  const row = await lockImportInState(context, id, 'READY')
  const preview = storedImport.preview.decrypt(await cipherOf(context), id, row.preview_sealed)
  if (sheet >= (preview?.sheets.length ?? 0)) refuseProblems([{ field: 'sheet', message: 'Valeur incorrecte' }])
  if (sheet === row.sheet) {
    const chosenFields = columns.flatMap((field, index) => {
      const name = plainText(preview?.columns[index]?.header ?? '')
      return name === '' ? [] : [[name, field] as const]
    })
    await insertChosenColumns(tx, member.tenantId, new Map(chosenFields))
  }
  const updatedImport = await updateImport(tx, id, 'READY', {
    state: 'READING',
    progress: 0,
    tries: 0,
    sheet,
    columns: columns.length > 0 ? JSON.stringify(columns) : null,
    ...(omitsWrongCells !== undefined && { omits_wrong_cells: omitsWrongCells }),
  })
  await sendImport(context, id)
  return toImport(context, requireFound(updatedImport))
}

/** Replaces the cells of a line, and queues the job that compares the lines again. */
export async function changeLine(
  context: MemberContext,
  id: string,
  line: number,
  { cells }: CorrectedLine,
): Promise<PatientImport> {
  const { tx } = context
  const row = await lockImportInState(context, id, 'READY')
  const cipher = await cipherOf(context)
  const sheets = storedImport.cells.decrypt(cipher, id, row.cells_sealed) ?? []
  const rows = sheets[row.sheet]?.rows
  const lines = storedImport.lines.decrypt(cipher, id, row.lines_sealed) ?? []
  if (!rows || !lines.some((storedLine) => storedLine.line === line)) throw new Refusal(404, errorCode.notFound)
  rows[line - 1] = cells
  const updatedImport = await updateImport(tx, id, 'READY', {
    state: 'READING',
    progress: 0,
    tries: 0,
    cells_sealed: storedImport.cells.encrypt(cipher, id, sheets),
  })
  await sendImport(context, id)
  return toImport(context, requireFound(updatedImport))
}

export async function runImport(
  context: MemberContext,
  id: string,
  { onlyNew }: { onlyNew: boolean },
): Promise<PatientImport> {
  await lockImportInState(context, id, 'READY')
  const updatedImport = await updateImport(context.tx, id, 'READY', {
    state: 'RUNNING',
    only_new: onlyNew,
    progress: 0,
    tries: 0,
  })
  await sendImport(context, id)
  return toImport(context, requireFound(updatedImport))
}
