import PQueue from 'p-queue'
import { errorCode, type ErrorCode } from 'shared/contracts/errorCodes'
import type { ImportState } from 'shared/contracts/patients/patientImport'
import { beginTenant, inTransaction, type Tx } from '../../../db.ts'
import { decodingQueue } from '../../../decodingQueue.ts'
import type { FieldCipher } from '../../../encryption/encryption.ts'
import type { Services } from '../../../services.ts'
import { lockAndCheckUnchanged, lockVersions, existingPatientsOf } from './lockPlannedPatients.ts'
import { ParseFailure } from './parser/ParseFailure.ts'
import { parseFile } from './parser/parseFile.ts'
import type { Sheet } from './parser/Sheet.ts'
import { findImport, lockImportsOfPractice, updateImport, type ImportColumns } from './patientImports.sql.ts'
import { findBestSheet, readPlanInput } from './readPlanInput.service.ts'
import { planLines } from './planLines.ts'
import { ProgressReport } from './ProgressReport.ts'
import { decryptFile, storedImport } from './storedImport.ts'
import { countsOf, storedLines } from './storedLines.ts'
import { writeLines } from './writeLines.ts'

interface ImportIds {
  tenantId: string
  id: string
}

/** Maximum number of attempts per state of an import: an import that crashed its process twice fails. */
const maxAttempts = 2
/**
 * Failure codes, by state, of an import that crashed its process: only in READING can the size of the file be the
 * cause.
 */
const crashCodes = { READING: errorCode.importTooHeavy, RUNNING: errorCode.unexpected }
/** Progress of the reading, in percent, after the file is parsed. */
const parsedPercent = 40
/** Progress of the writing, in percent, after the lines are compared again. */
const comparedPercent = 30

/** Runs `run` in a transaction of the import's practice. */
const runInPracticeOf = <T>(
  { database, encryption }: Services,
  { tenantId }: ImportIds,
  run: (tx: Tx, cipher: FieldCipher) => Promise<T>,
) =>
  inTransaction(database, async (tx) => {
    await beginTenant(tx, tenantId)
    return run(tx, await encryption.cipherOf(tx, tenantId))
  })

/**
 * Columns of a failed import. They delete the file, its cells and its compared lines; the preview, with the file's name
 * and examples of cells, remains until the import is purged.
 */
const failedColumns = (code: ErrorCode): ImportColumns => ({
  state: 'FAILED',
  failure_code: code,
  file_sealed: null,
  cells_sealed: null,
  lines_sealed: null,
  finished_at: new Date(),
})

/**
 * Counts the attempt and returns the state from which to continue; returns undefined when there is nothing left to do.
 */
const startAttempt = (services: Services, ids: ImportIds): Promise<ImportState | undefined> =>
  runInPracticeOf(services, ids, async (tx) => {
    const row = await findImport(tx, ids.id)
    if (!row || (row.state !== 'READING' && row.state !== 'RUNNING')) return undefined
    const wasLastAttempt = row.tries >= maxAttempts
    await updateImport(
      tx,
      ids.id,
      row.state,
      wasLastAttempt ? failedColumns(crashCodes[row.state]) : { tries: row.tries + 1 },
    )
    return wasLastAttempt ? undefined : row.state
  })

/** Returns the cells of the file, parsed once and then stored until the import is written. */
async function readCells(services: Services, ids: ImportIds): Promise<Sheet[]> {
  const { cells, file } = await runInPracticeOf(services, ids, async (tx, cipher) => {
    const row = await findImport(tx, ids.id)
    return {
      cells: storedImport.cells.decrypt(cipher, ids.id, row?.cells_sealed ?? null),
      file: row?.file_sealed && decryptFile(cipher, ids.id, row.file_sealed),
    }
  })
  if (cells) return cells
  if (!file) throw new ParseFailure(errorCode.importUnreadable)
  const sheets = await decodingQueue.add(() => parseFile(file))
  await runInPracticeOf(services, ids, async (tx, cipher) => {
    const bestSheetIndex = await findBestSheet(services, tx, sheets)
    await updateImport(tx, ids.id, 'READING', {
      cells_sealed: storedImport.cells.encrypt(cipher, ids.id, sheets),
      file_sealed: null,
      sheet: bestSheetIndex,
      progress: parsedPercent,
    })
  })
  return sheets
}

const maxExamples = 3

async function readImport(services: Services, ids: ImportIds): Promise<void> {
  const sheets = await readCells(services, ids)
  const { row, plan } = await runInPracticeOf(services, ids, async (tx, cipher) => {
    const currentRow = await findImport(tx, ids.id)
    if (!currentRow) throw new ParseFailure(errorCode.notFound)
    return { row: currentRow, ...(await readPlanInput({ services, tx, cipher }, currentRow, sheets)) }
  })
  const progress = new ProgressReport(services, ids, 'READING')
  const lines = await planLines(plan, (fraction) =>
    progress.setPercent(parsedPercent + (100 - parsedPercent) * fraction),
  ).finally(() => progress.stop())
  const { headers, headerRow, columns, rows } = plan
  const examplesOf = (index: number) =>
    rows
      .slice(headerRow + 1)
      .flatMap((cells) => cells[index]?.trim() || [])
      .slice(0, maxExamples)
  await runInPracticeOf(services, ids, async (tx, cipher) => {
    const storedPreview = storedImport.preview.decrypt(cipher, ids.id, row.preview_sealed)
    await updateImport(tx, ids.id, 'READING', {
      ...countsOf(lines),
      ...(lines.length === 0 && sheets.length === 1
        ? failedColumns(errorCode.importEmpty)
        : {
            state: row.preview ? 'READY' : 'RUNNING',
            progress: 0,
            // Without a preview, this attempt continues with the writing, as the first attempt in the state RUNNING.
            tries: row.preview ? 0 : 1,
            // Stores the previewed columns, because another import may change the fields remembered for the same
            // headers.
            columns: JSON.stringify(columns),
          }),
      preview_sealed: storedImport.preview.encrypt(cipher, ids.id, {
        fileName: storedPreview?.fileName ?? '',
        sheets: sheets.map((sheet) => ({ name: sheet.name, lines: sheet.rows.length })),
        columns: headers.map((header, index) => ({
          header,
          examples: examplesOf(index),
          field: columns[index] ?? null,
        })),
      }),
      lines_sealed: storedImport.lines.encrypt(cipher, ids.id, storedLines(lines, plan)),
    })
  })
}

/**
 * Writes an import in one transaction after comparing it again with the current patients; idempotent. When a patient
 * was changed since the comparison, writes nothing and returns the ids to lock before the next attempt.
 */
const attemptWrite = (
  services: Services,
  ids: ImportIds,
  lockedIds: ReadonlySet<string>,
  progress: ProgressReport,
): Promise<Set<string> | undefined> =>
  runInPracticeOf(services, ids, async (tx, cipher) => {
    await lockImportsOfPractice(tx, ids.tenantId)
    await lockVersions(tx, [...lockedIds])
    const row = await findImport(tx, ids.id)
    const sheets = row && storedImport.cells.decrypt(cipher, ids.id, row.cells_sealed)
    if (row?.state !== 'RUNNING' || !sheets) return undefined
    const { plan, patientRows } = await readPlanInput({ services, tx, cipher }, row, sheets)
    const previewedLines = row.preview ? storedImport.lines.decrypt(cipher, ids.id, row.lines_sealed) : undefined
    const previewedLinesByNumber = previewedLines && new Map(previewedLines.map((line) => [line.line, line]))
    const lines = await planLines({ ...plan, previewedLines: previewedLinesByNumber }, (fraction) =>
      progress.setPercent(comparedPercent * fraction),
    )
    const linesToWrite = row.only_new ? lines.filter(({ verdict }) => verdict !== 'changed') : lines
    const existingPatients = existingPatientsOf(linesToWrite, plan.patients)
    const isCurrent =
      lockedIds.size > 0
        ? existingPatients.every(({ id }) => lockedIds.has(id))
        : await lockAndCheckUnchanged(tx, existingPatients)
    if (!isCurrent) return new Set([...lockedIds, ...existingPatients.map(({ id }) => id)])
    const rowsById = new Map(patientRows.map((patient) => [patient.id, patient]))
    const importWriting = {
      tx,
      services,
      cipher,
      tenantId: ids.tenantId,
      importId: ids.id,
      accountId: row.account_id,
      rowsById,
    }
    await writeLines(importWriting, linesToWrite, (fraction) =>
      progress.setPercent(comparedPercent + (100 - comparedPercent) * fraction),
    )
    await updateImport(tx, ids.id, 'RUNNING', {
      ...countsOf(lines),
      state: 'DONE',
      progress: 100,
      cells_sealed: null,
      lines_sealed: storedImport.lines.encrypt(cipher, ids.id, storedLines(lines, plan)),
      finished_at: services.now(),
    })
    return undefined
  })

/**
 * Writes an import. The first attempt locks no patients while it compares thousands of lines, so that members can save
 * patient files meanwhile.
 */
async function writeImport(services: Services, ids: ImportIds): Promise<void> {
  const progress = new ProgressReport(services, ids, 'RUNNING')
  try {
    let idsToLock: Set<string> | undefined = new Set()
    while (idsToLock) idsToLock = await attemptWrite(services, ids, idsToLock, progress)
  } finally {
    await progress.stop()
  }
}

/**
 * Continues an import in its state: parses the file and compares its lines, or writes them. With a preview, the lines
 * are written only by the job that follows the member's confirmation.
 */
async function attemptImport(services: Services, ids: ImportIds): Promise<void> {
  const state = await startAttempt(services, ids)
  if (!state) return
  try {
    if (state === 'READING') await readImport(services, ids)
  } catch (error) {
    if (!(error instanceof ParseFailure)) throw error
    await runInPracticeOf(services, ids, (tx) => updateImport(tx, ids.id, 'READING', failedColumns(error.errorCode)))
    return
  }
  await writeImport(services, ids)
}

/** Runs one import at a time: the cells and lines of an import of 10,000 lines take up to 150 MB. */
const importQueue = new PQueue({ concurrency: 1 })

/** Runs an import after the imports that already wait in this process. Can be repeated, even after a crash. */
export const importPatients = (services: Services, ids: ImportIds): Promise<void> =>
  importQueue.add(() => attemptImport(services, ids))
