import { sql } from 'kysely'
import { addDays, type Day } from 'shared/domain/calendar/day'
import { isoWeekStart } from 'shared/domain/calendar/isoWeek'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../src/db.ts'
import { labelField } from '../src/modules/agenda/absences/vacationRow.ts'
import { createPractice } from '../src/modules/practice/accounts/practice.service.ts'
import { updatePublishedTherapists } from '../src/modules/practice/user/user.sql.ts'
import { timeZone, type SeedContext } from './SeedContext.ts'
import { addActivity, addCard } from './administration.ts'
import { addSignedSheet } from './sessions/attendance.ts'
import { addBills, closeBills } from './documents/bills.ts'
import { addHealth } from './animalHealth.ts'
import { addEstimations } from './documents/estimations.ts'
import { addForecast } from './forecast.ts'
import { addEvaluations } from './sessions/evaluations.ts'
import { addMembers, fillOwner } from './members.ts'
import { addAnimals, addClubs, addSessionTypes } from './sessionTypesClubsAnimals.ts'
import { addNeeds } from './needs.ts'
import { addPast } from './past/addPast.ts'
import { addPatients, linkPatientAccount, type SeededPatients } from './patients.ts'
import { addPayers } from './documents/payers.ts'
import { planSessions, type SeededSessionType } from './sessions/planSessions.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'
import { addProgrammes } from './sessions/programmes.ts'
import { addSeries } from './sessions/series.ts'
import { addSessions } from './sessions/sessions.ts'

interface Absence {
  memberId: string
  firstDay: Day
  lastDay: Day
}

/** Returns two days off in the coming weeks for each therapist of a larger practice. */
function planAbsences(practice: DemoPractice, therapistIds: string[], today: Day): Absence[] {
  const monday = isoWeekStart(today)
  if (practice.individualCount < 5) return []
  return therapistIds.map((memberId, index) => ({
    memberId,
    firstDay: addDays(monday, 10 + 3 * index),
    lastDay: addDays(monday, 11 + 3 * index),
  }))
}

async function addAbsences(
  { tx, services }: SeedContext,
  tenantId: string,
  absences: readonly Absence[],
): Promise<void> {
  if (absences.length === 0) return
  const cipher = await services.encryption.cipherOf(tx, tenantId)
  const rows = absences.map(({ memberId, firstDay, lastDay }) => {
    const id = uuidv7()
    return {
      tenant_id: tenantId,
      id,
      member_id: memberId,
      starts_at: `${firstDay} 08:00:00`,
      ends_at: `${lastDay} 20:00:00`,
      label: cipher.encrypt('Formation', labelField(id)),
    }
  })
  await tx.insertInto('vacation').values(rows).execute()
}

interface WeeklyPatientOptions {
  therapistIds: readonly string[]
  types: readonly SeededSessionType[]
  animalIds: readonly string[]
  patients: SeededPatients
  isAway: (therapistId: string, day: Day) => boolean
}

/** Adds the weekly series of a patient if the practice has enough patients. */
async function addWeeklyPatient(
  seedContext: SeedContext,
  tenantId: string,
  { therapistIds, types, animalIds, patients, isAway }: WeeklyPatientOptions,
): Promise<void> {
  const [therapistId, patientId, type] = [
    therapistIds.at(1) ?? therapistIds.at(0),
    patients.individualIds.at(-1),
    types.at(0),
  ]
  if (!therapistId || !patientId || !type || patients.individualIds.length < 5) return
  await addSeries(seedContext, { tenantId, therapistId, patientId, animalIds: animalIds.slice(-1), type, isAway })
}

/**
 * Runs the deferred triggers, such as those of the daily sums, while the transaction is set to the practice. Otherwise
 * they would run at the end of the transaction, when it is set to the last practice and row-level security hides the
 * rows of the others.
 */
async function runDeferredTriggers(tx: Tx): Promise<void> {
  await sql`set constraints all immediate`.execute(tx)
  await sql`set constraints all deferred`.execute(tx)
}

/** Seeds one practice with all its data. */
export async function seedPractice(seedContext: SeedContext, practice: DemoPractice): Promise<void> {
  const { tx, services, random, today, passwordHash } = seedContext
  const [owner] = practice.members
  if (!owner) throw new Error('The practice has no owner.')
  const { tenantId, ownerId, sessionTypeId } = await createPractice(tx, services, {
    ...owner,
    passwordHash,
    offer: practice.offer,
    confirmedAt: services.now(),
  })
  const subscription = practice.isTrialOver
    ? { trial_ends_at: instantOf(timeZone, addDays(today, -5), '12:00') }
    : { payable: true }
  await tx
    .updateTable('tenant')
    .set({ ...subscription, first_steps_ended_at: services.now() })
    .where('id', '=', tenantId)
    .execute()
  await fillOwner(seedContext, practice, tenantId, ownerId)
  const therapistIds = await addMembers(seedContext, practice, tenantId, ownerId)
  await updatePublishedTherapists(tx)
  const types = await addSessionTypes(seedContext, practice, tenantId, sessionTypeId)
  const clubs = await addClubs(seedContext, practice, tenantId)
  const animalIds = await addAnimals(seedContext, practice, tenantId, clubs)
  const patients = await addPatients(seedContext, practice, tenantId)
  await addNeeds(seedContext, practice, tenantId, patients)
  const absences = planAbsences(practice, therapistIds, today)
  await addAbsences(seedContext, tenantId, absences)
  const isAway = (therapistId: string, day: Day) =>
    absences.some(({ memberId, firstDay, lastDay }) => memberId === therapistId && firstDay <= day && day <= lastDay)
  const sessionsToAdd = planSessions(random, {
    today,
    therapistIds,
    types,
    animalIds,
    bookedShare: practice.bookedShare,
    requestCount: practice.requestCount,
    isAway,
  })
  const past = { practice, tenantId, therapistIds, types, animalIds, patients, clubs }
  if (practice.hasPast) await addPast(seedContext, past)
  await addSessions(seedContext, tenantId, sessionsToAdd, { patientsOfDay: () => patients, clubs, paidShare: 0.72 })
  await addWeeklyPatient(seedContext, tenantId, { therapistIds, types, animalIds, patients, isAway })
  await addHealth(seedContext, tenantId)
  await addEvaluations(seedContext, tenantId, practice.unwellAnimal)
  await addSignedSheet(seedContext, tenantId)
  const weeklyPatientId = patients.individualIds.at(-1)
  if (practice.offer !== 'PRO' && practice.individualCount > 1) {
    await addEstimations(seedContext, practice, { tenantId, ownerId, therapistIds })
    await addBills(seedContext, practice, { tenantId, ownerId, therapistIds })
    if (weeklyPatientId && practice.offer === 'ULTIME')
      await addPayers(seedContext, practice, { tenantId, ownerId }, weeklyPatientId)
    await closeBills(seedContext, tenantId)
  }
  if (practice.offer === 'ULTIME') {
    await addActivity(seedContext, tenantId, { memberIds: therapistIds, patientIds: patients.individualIds })
    await addCard(seedContext, tenantId)
    await addForecast(seedContext, tenantId)
  }
  if (weeklyPatientId) await addProgrammes(seedContext, tenantId, weeklyPatientId)
  if (practice.requestCount > 0) await linkPatientAccount(seedContext, tenantId)
  await runDeferredTriggers(tx)
}
