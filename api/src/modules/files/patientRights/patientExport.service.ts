import type { FileResponse } from 'shared/contracts/routes'
import { momentIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../../audit.ts'
import { zipFiles, type ZippedFile } from '../../../files/zipFiles.ts'
import { hasPrivilege, type InPractice } from '../../../memberContext.ts'
import type { Services } from '../../../services.ts'
import { readBillFiles } from '../../finance/bills/billFiles.service.ts'
import { listExportedBillIds } from '../../finance/bills/exportedBills.sql.ts'
import { readPatientFiles, readPatientArchive } from './patientArchive.service.ts'

interface ExportCall {
  inPractice: InPractice
  services: Services
}

/**
 * Returns all stored data of a patient as a ZIP archive: JSON, CSV, PDFs, recordings, and invoices for members with
 * BILL. The file name does not identify the patient. Reads recordings and invoices one by one while the archive is
 * sent.
 */
export async function exportPatient({ inPractice, services }: ExportCall, patientId: string): Promise<FileResponse> {
  const { archive, billIds, member } = await inPractice(async (context) => {
    const readData = await readPatientArchive(context, patientId)
    await auditMember(context, { act: 'export', entity: 'patient', entityId: patientId, details: readData.counts })
    const ids = hasPrivilege(context, 'BILL') ? await listExportedBillIds(context.tx, patientId) : []
    return { archive: readData, billIds: ids, member: context.member }
  })
  const now = services.now()
  async function* allFiles(): AsyncGenerator<ZippedFile> {
    yield* readPatientFiles(services, member.tenantId, archive)
    yield* readBillFiles(inPractice, billIds)
  }
  return {
    contentType: 'application/zip',
    filename: `donnees-${momentIn(member.timeZone, now).day}.zip`,
    content: zipFiles(allFiles(), now),
  }
}
