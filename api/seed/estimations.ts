import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { readEstimationContent } from '../src/modules/estimations/estimationContent.service.ts'
import { storeEstimation } from '../src/modules/estimations/estimations.service.ts'
import { contextAt } from './contextAt.ts'
import { zone, type Demo } from './Demo.ts'
import { documentedPatients } from './documentedPatients.ts'
import type { DemoPractice } from './practices/DemoPractice.ts'

/** Two years of quotes, the newest some days ago. */
const daysBetweenQuotes = 61
const countOfQuotes = 12
const newestDaysAgo = 9

const texts = ['', 'Les séances ont lieu le mardi matin, hors vacances scolaires.', '']

/** The hours quoted: one who comes alone, or a firm's group. */
const hoursOf = (index: number, isFirm: boolean) => (isFirm ? 12 : [6, 10, 5, 8][index % 4]) ?? 6

/** Quotes of a practice's past, numbered in the order they were issued. */
export async function addEstimations(
  demo: Demo,
  practice: Pick<DemoPractice, 'offer'>,
  ids: { tenantId: string; ownerId: string; therapistIds: readonly string[] },
): Promise<void> {
  const { today } = demo
  const { ownerId, therapistIds } = ids
  const patients = await documentedPatients(demo)
  for (let index = 0; index < countOfQuotes; index += 1) {
    const patient = patients[(index * 7) % patients.length]
    if (!patient) return
    const day = addDays(today, -newestDaysAgo - daysBetweenQuotes * (countOfQuotes - 1 - index))
    const issuedAt = instantOf(zone, day, '10:20')
    const context = contextAt(demo, practice, ids, issuedAt)
    const therapistId = therapistIds[index % therapistIds.length] ?? ownerId
    const isFirm = patient.type === 'FIRM'
    const content = await readEstimationContent(context, {
      therapistId,
      patientId: patient.id,
      newPatient: null,
      nbHoursToDo: hoursOf(index, isFirm),
      unitaryPrice: isFirm ? 95 : 70,
      periodOfValidity: 3,
      taxes: 0,
      comments: '',
      therapistComments: texts[index % texts.length] ?? '',
      nbParticipants: isFirm ? 8 : 1,
      selectedCorporatePatients: [],
    })
    await storeEstimation(context, content, { patientId: patient.id, therapistId })
  }
}
