import type { FileAnswer } from 'shared/contracts/routes'
import { nowIn } from 'shared/domain/calendar/wallClock'
import { auditMember } from '../../audit.ts'
import type { InPractice } from '../../memberContext.ts'
import type { Services } from '../../services.ts'
import { patientFiles, readPatientArchive } from './patientArchive.service.ts'
import { zipped } from '../../files/zipped.ts'

interface ExportCall {
  inPractice: InPractice
  services: Services
}

/**
 * All that is kept of a patient as a ZIP archive: JSON, CSV, PDFs and recordings. Its name says nothing of the patient. The
 * recordings are read while it is sent, with no connection held.
 */
export async function exportPatient({ inPractice, services }: ExportCall, patientId: string): Promise<FileAnswer> {
  const { archive, member } = await inPractice(async (context) => {
    const read = await readPatientArchive(context, patientId)
    await auditMember(context, { act: 'export', entity: 'patient', entityId: patientId, details: read.counts })
    return { archive: read, member: context.member }
  })
  const now = services.now()
  return {
    contentType: 'application/zip',
    filename: `donnees-${nowIn(member.timeZone, now).day}.zip`,
    content: zipped(patientFiles(services, member.tenantId, archive), now),
  }
}
