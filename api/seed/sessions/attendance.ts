import type { Signature, SignatureStroke } from 'shared/contracts/agenda/attendance'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import { insertEntry } from '../../src/modules/agenda/attendance/attendance.sql.ts'
import {
  listEmployees,
  findAttendedSession,
  type NamedPerson,
} from '../../src/modules/agenda/attendance/attendedSessions.sql.ts'
import { encryptEntry } from '../../src/modules/agenda/attendance/entryContent.ts'
import { updatePresence } from '../../src/modules/agenda/attendance/presence.sql.ts'
import { lockSession } from '../../src/modules/sessionStore/sessions/sessionState.sql.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'

/** Returns the only stroke of a signature: a shrinking wave, with a different height and length for each person. */
const strokeOf = (index: number): SignatureStroke =>
  Array.from({ length: 60 }, (_, step) => ({
    x: 120 + Math.round(step * (11 + (index % 3))),
    y: 200 + Math.round(Math.sin(step / (2.2 + index * 0.4)) * (130 - index * 12) * (1 - step / 75)),
  }))

const signatureStrokes = (index: number): Signature => ({ kind: 'DRAWN', strokes: [strokeOf(index)] })

/** Finds the last past session of a firm that was attended and is not on an invoice. */
const findLastFirmSession = ({ tx, today }: SeedContext, tenantId: string) =>
  tx
    .selectFrom('session')
    .innerJoin('patient', (join) =>
      join.onRef('patient.tenant_id', '=', 'session.tenant_id').onRef('patient.id', '=', 'session.patient_id'),
    )
    .select('session.id')
    .where('session.tenant_id', '=', tenantId)
    .where('patient.type', '=', 'FIRM')
    .where('session.state', '=', 'VALIDATED')
    .where('session.patient_present', '=', true)
    .where('session.bill_id', 'is', null)
    .where('day', '<', today)
    .orderBy('day', 'desc')
    .orderBy('start_time', 'desc')
    .executeTakeFirst()

/**
 * Adds the attendance sheet of a firm's last attended session, signed by its employees and the therapist. The last of
 * several employees was absent.
 */
export async function addSignedSheet(seedContext: SeedContext, tenantId: string): Promise<void> {
  const { tx, services } = seedContext
  const lastFirmSession = await findLastFirmSession(seedContext, tenantId)
  const row = lastFirmSession && (await findAttendedSession(tx, lastFirmSession.id))
  if (!row?.patient_id) return
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const signedAt = instantOf(timeZone, row.day, row.end_time)

  const recordEntry = async (
    person: NamedPerson,
    index: number,
    columnName: 'patient_id' | 'member_id',
    isPresent = true,
  ) => {
    const id = uuidv7()
    const signature = isPresent ? signatureStrokes(index) : null
    await insertEntry(tx, {
      tenant_id: tenantId,
      id,
      session_id: row.id,
      [columnName]: person.id,
      present: isPresent,
      recorded_at: signedAt,
      received_at: signedAt,
      recorded_by: row.therapist_id,
      content: encryptEntry(cipher, id, { name: person.name, signature }),
    })
    if (columnName === 'member_id') return
    const session = await lockSession(tx, row.id)
    if (session) await updatePresence(tx, session, { patientId: person.id, isPresent })
  }

  const employees = await listEmployees(tx, row.id, row.patient_id)
  for (const [index, employee] of employees.entries())
    await recordEntry(employee, index, 'patient_id', index === 0 || index < employees.length - 1)
  await recordEntry({ id: row.therapist_id, name: row.therapist_name }, employees.length, 'member_id')
}
