import { cipherOf, todayOf, type MemberContext } from '../../../memberContext.ts'
import { listVacations } from '../../agenda/absences/absences.service.ts'
import { appointmentOf, vaccineOf } from '../../agenda/animals/healthRow.ts'
import { findAnimals } from '../../agenda/animals/animals.sql.ts'
import { decryptEmail } from '../../finance/bills/emails/encryptedEmail.ts'
import { readProfile } from '../../practice/user/profile.service.ts'
import { listTeam } from '../../practice/user/user.sql.ts'
import { findAppointments, findBillEmails, findVaccines } from './encryptedRows.sql.ts'
import { listExportedSessionRows, listPracticeRows } from './practiceRows.sql.ts'

/** The decrypted data of a practice, except the files of its patients. */
export async function readPracticeData(context: MemberContext) {
  const { tx, services } = context
  const cipher = await cipherOf(context)
  const vaccines = await findVaccines(tx)
  const appointments = await findAppointments(tx)
  const billEmails = await findBillEmails(tx)
  return {
    profil: await readProfile(context),
    equipe: await listTeam(tx, undefined),
    animaux: await findAnimals(tx, cipher, { today: todayOf(context), now: services.now() }),
    vaccins: vaccines.map((row) => ({ animalId: row.animal_id, ...vaccineOf(row, cipher) })),
    rendezVousVeterinaires: appointments.map((row) => ({ animalId: row.animal_id, ...appointmentOf(row, cipher) })),
    seances: await listExportedSessionRows(tx),
    envoisDeFactures: billEmails.map(({ id, bill_id, level, content, state, reason, asked_at, decided_at }) => ({
      billId: bill_id,
      level,
      state,
      reason,
      askedAt: asked_at,
      decidedAt: decided_at,
      ...decryptEmail(cipher, id, content),
    })),
    ...(await listPracticeRows(tx)),
    mesAbsences: await listVacations(context),
  }
}
