import type { Consent } from 'shared/contracts/patients/consent'
import type { PatientFit } from 'shared/contracts/agenda/fit'
import type { PatientPayers } from 'shared/contracts/finance/payer'
import { consentText } from 'shared/domain/patients/healthConsent'
import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { entryContentOf, decryptEntryText } from '../../agenda/attendance/entryContent.ts'
import { listDocumentsOfBills } from '../../finance/bills/patientBills.sql.ts'
import { listConsents } from '../../patients/consents/consents.service.ts'
import { listDocumentsOfEstimations } from '../../finance/estimations/estimations.sql.ts'
import { listEstimationHistories } from '../../finance/estimations/exportedHistory.service.ts'
import { readPatientFit } from '../../agenda/fit/patientFit.service.ts'
import { listAnswers, readPatientFile } from '../patientFiles/patientFiles.service.ts'
import { listPayers } from '../../finance/payers/payers.service.ts'
import { listProgrammes } from '../../patients/programmes/programmes.service.ts'
import { commentsField, evaluationOf } from '../../sessionStore/sessions/sessionRow.ts'
import { listExportedFitExceptions } from './exportedFitExceptions.service.ts'
import { listExportedAttendance, listExportedSessions, type ExportedSession } from './exportedRows.sql.ts'

/** A firm's session concerns several people: an employee's export contains it without comments and evaluation. */
const isOwnSession = (session: ExportedSession, patientId: string) => session.patient_id === patientId

const fitWithNames = ({ choices, version: _version, ...fit }: PatientFit) => {
  const nameOf = (id: string) => choices.find((choice) => choice.id === id)?.name ?? id
  return {
    ...fit,
    allergies: fit.allergies.map(nameOf),
    fears: fit.fears.map(nameOf),
    preferredAnimals: fit.preferredAnimalIds.map(nameOf),
    avoidedAnimals: fit.avoidedAnimalIds.map(nameOf),
  }
}

const payersWithoutVersion = ({ version: _version, ...payers }: PatientPayers) => payers

/** Adds the text to which the patient consented. */
const withText = (consent: Consent) => ({ ...consent, text: consentText(consent.textVersion, consent.givenBy) })

/** A deleted patient is also entitled to a copy, until the file is erased. */
const evenIfDeleted = { includesDeleted: true }

/**
 * The stored data of a patient for `patient.json`, decrypted: everything except files. Read in one transaction, but not
 * as a snapshot: changes committed meanwhile may show in a part of it.
 */
export async function readExportedData(context: MemberContext, patientId: string) {
  const { tx, member } = context
  const clock = { timeZone: member.timeZone, today: todayOf(context) }
  const { sessions: _shortSessions, ...patient } = await readPatientFile(context, patientId, evenIfDeleted)
  const cipher = await cipherOf(context)
  const rows = await listExportedSessions(tx, patientId)
  const sessions = rows.map((row) => ({
    ...row,
    comments: isOwnSession(row, patientId) ? cipher.decrypt(row.comments, commentsField(row.id)) : '',
    evaluation: row.evaluation && isOwnSession(row, patientId) ? evaluationOf(row, cipher) : null,
  }))
  const attendance = await listExportedAttendance(tx, patientId)
  const entries = attendance.map((entry) => ({
    sessionId: entry.session_id,
    present: entry.present,
    recordedAt: entry.recorded_at.toISOString(),
    receivedAt: entry.received_at.toISOString(),
    ...entryContentOf(decryptEntryText(cipher, entry)),
  }))
  return {
    patient,
    sessions,
    answers: await listAnswers(context, patientId, evenIfDeleted),
    consents: (await listConsents(context, patientId, evenIfDeleted)).consents.map(withText),
    payers: payersWithoutVersion(await listPayers(context, patientId, evenIfDeleted)),
    fit: fitWithNames(await readPatientFit(context, patientId, evenIfDeleted)),
    fitExceptions: await listExportedFitExceptions(context, patientId, rows),
    programmes: await listProgrammes(context, patientId, evenIfDeleted),
    attendance: entries,
    invoices: await listDocumentsOfBills(tx, patientId, member.timeZone),
    quotes: await listDocumentsOfEstimations(tx, patientId, clock),
    quoteHistories: await listEstimationHistories(context, patientId),
  }
}
