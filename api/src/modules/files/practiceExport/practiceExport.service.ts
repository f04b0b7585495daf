import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import type { InPractice } from '../../../memberContext.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { readPatientFiles, readPatientArchive } from '../patientRights/patientArchive.service.ts'
import { zipFiles, type ZippedFile } from '../../../files/zipFiles.ts'
import { readPracticeData } from './practiceData.service.ts'
import { readBillFiles } from '../../finance/bills/billFiles.service.ts'
import { listExportedBillIds } from '../../finance/bills/exportedBills.sql.ts'
import { listExportedEstimationIds } from '../../finance/estimations/estimations.sql.ts'
import { readEstimationHistory } from '../../finance/estimations/exportedHistory.service.ts'
import { readEstimationFile } from '../../finance/estimations/estimations.service.ts'
import { listExportedPatientIds } from './practiceRows.sql.ts'

interface ExportCall {
  inPractice: InPractice
  services: Services
}

/** Skips a patient whose file was erased or merged while the archive is sent (404); rethrows other errors. */
function ignoreDeletedPatient(error: unknown): undefined {
  if (!(error instanceof Refusal) || error.status !== 404) throw error
}

/**
 * Returns a practice's data as a ZIP archive: its records as JSON (`cabinet.json`), the files of quotes and invoices,
 * and a folder for each patient who is not deleted. Reads each document and patient in a separate short transaction
 * while the archive is sent.
 */
export async function exportPractice({ inPractice, services }: ExportCall): Promise<FileResponse> {
  const { data, patientIds, billIds, estimationIds, timeZone, tenantId } = await inPractice(async (context) => {
    const exportedPatientIds = await listExportedPatientIds(context.tx)
    const { member } = context
    await auditMember(context, {
      act: 'export',
      entity: 'member',
      entityId: member.accountId,
      details: { patients: exportedPatientIds.length },
    })
    return {
      data: await readPracticeData(context),
      patientIds: exportedPatientIds,
      billIds: await listExportedBillIds(context.tx),
      estimationIds: await listExportedEstimationIds(context.tx),
      timeZone: member.timeZone,
      tenantId: member.tenantId,
    }
  })
  const now = services.now()
  async function* allFiles(): AsyncGenerator<ZippedFile> {
    const practiceJson = JSON.stringify({ exportedAt: now.toISOString(), ...data }, null, 2)
    yield { name: 'cabinet.json', bytes: Buffer.from(practiceJson, 'utf8') }
    yield* readBillFiles(inPractice, billIds)
    for (const id of estimationIds) {
      const { filename, content } = await inPractice((context) => readEstimationFile(context, id))
      yield { name: `devis/${filename}`, bytes: Buffer.from(content) }
      const history = await inPractice((context) => readEstimationHistory(context, id))
      yield {
        name: `devis/${filename.replace('.pdf', '.json')}`,
        bytes: Buffer.from(JSON.stringify(history, null, 2), 'utf8'),
      }
    }
    for (const [index, id] of patientIds.entries()) {
      const archive = await inPractice((context) => readPatientArchive(context, id)).catch(ignoreDeletedPatient)
      if (!archive) continue
      const folder = `patients/${String(index + 1).padStart(5, '0')}`
      for await (const file of readPatientFiles(services, tenantId, archive))
        yield { ...file, name: `${folder}/${file.name}` }
    }
  }
  return {
    contentType: 'application/zip',
    filename: `donnees-du-cabinet-${momentIn(timeZone, now).day}.zip`,
    content: zipFiles(allFiles(), now),
  }
}
