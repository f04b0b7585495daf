import { saveFile } from 'shared/client'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { plural } from 'shared/domain/format'
import { emailAddressesOf } from 'shared/domain/patients/emailAddress'
import { cachedRow, listKey } from 'shared/lists'
import { practiceToday } from 'shared/session'
import { toast } from 'shared/ui'
import type { BulkAction } from 'shared/ui/data'
import { setArchived } from '../setArchived.ts'
import { texts } from '../messages.ts'
import { readNotes } from '../api.ts'
import { patientsCsv } from './patientsCsv.ts'

type Patients = readonly ListedPatient[]

/** Saves the CSV file, with the practice's notes, which the list does not load. */
async function exportCsv(patients: Patients) {
  const notes = new Map((await readNotes()).map(({ id, practiceNote }) => [id, practiceNote]))
  const patientsWithNotes = patients.map((patient) => ({ ...patient, practiceNote: notes.get(patient.id) ?? '' }))
  const csv = patientsCsv(patientsWithNotes, (firmId) => cachedRow(listKey.patients, firmId)?.firm)
  const blob = new Blob([csv], { type: 'text/csv;charset=utf-8' })
  saveFile({ blob, filename: `patients-${practiceToday()}.csv` })
}

/**
 * Copies one e-mail address per patient: their own, else the guardian's, else the referent's. A shared address is
 * copied once. Shows « 3 adresses copiées, 1 patient sans adresse ».
 */
async function copyAddresses(patients: Patients) {
  const { emails, withoutEmailCount } = emailAddressesOf(
    patients.map(({ email, individual }) => ({ ...individual, email })),
  )
  if (emails.length === 0) {
    toast(texts.noAddress, 'info')
    return
  }
  await navigator.clipboard.writeText(emails.join(', '))
  const copiedText = `${emails.length} ${plural(emails.length, 'adresse copiée', 'adresses copiées')}`
  const withoutEmailText =
    withoutEmailCount > 0
      ? `, ${withoutEmailCount} ${plural(withoutEmailCount, 'patient', 'patients')} sans adresse`
      : ''
  toast(`${copiedText}${withoutEmailText}`)
}

const idsOf = (patients: Patients) => patients.map(({ id }) => id)

/** Returns the bulk actions of the list, by its filter: current patients (''), all ('true') or archived ('only'). */
export function patientBulkActions(archivedFilter: '' | 'true' | 'only'): readonly BulkAction<ListedPatient>[] {
  const archiveAction: BulkAction<ListedPatient> = {
    label: 'Archiver',
    run: (patients) => setArchived(idsOf(patients), true),
    failureMessages: texts.archiveFailed,
  }
  const restoreAction: BulkAction<ListedPatient> = {
    label: 'Remettre dans la liste',
    run: (patients) => setArchived(idsOf(patients), false),
    failureMessages: texts.unarchiveFailed,
  }
  return [
    { label: 'Exporter en CSV', run: exportCsv, failureMessages: texts.exportFailed },
    { label: 'Copier les adresses e-mail', run: copyAddresses, failureMessages: texts.copyFailed },
    ...(archivedFilter === 'only' ? [] : [archiveAction]),
    ...(archivedFilter === '' ? [] : [restoreAction]),
  ]
}
