import { addDays } from 'shared/domain/calendar/day'
import { instantOf } from 'shared/domain/calendar/wallClock'
import { readEstimationContent } from '../../src/modules/finance/estimations/document/estimationContent.service.ts'
import { storeEstimation } from '../../src/modules/finance/estimations/estimations.service.ts'
import { buildOwnerContext } from './buildOwnerContext.ts'
import { timeZone, type SeedContext } from '../SeedContext.ts'
import { addOutcome, type EstimationOutcome } from './estimationOutcomes.ts'
import { listPatientsWithAddress } from './listPatientsWithAddress.ts'
import type { DemoPractice } from '../practices/DemoPractice.ts'

/** Spreads quotes over two years: the ages of the newest quotes in days, and the interval between older quotes. */
const newestAgesInDays = [2, 5, 9]
const daysBetweenEstimations = 61
const estimationCount = 14

/** Outcomes in every state, the newest quote first. */
const outcomes: readonly EstimationOutcome[] = [
  'ISSUED',
  'SENT',
  'ACCEPTED_ONLINE',
  'REFUSED_ONLINE',
  'EXPIRED',
  'ACCEPTED_ON_PAPER',
  'WITHDRAWN',
  'ACCEPTED_ONLINE',
  'REFUSED_ON_PAPER',
  'ACCEPTED_ONLINE',
  'EXPIRED',
  'ACCEPTED_ON_PAPER',
  'ACCEPTED_ON_PAPER',
  'EXPIRED',
]

const ageInDaysOf = (position: number) =>
  newestAgesInDays[position] ??
  (newestAgesInDays.at(-1) ?? 0) + daysBetweenEstimations * (position - newestAgesInDays.length + 1)

const commentsInTurn = ['', 'Les séances ont lieu le mardi matin, hors vacances scolaires.', '']

/** Returns the quoted hours of an individual or of a firm's group. */
const quotedHoursOf = (index: number, isFirm: boolean) => (isFirm ? 12 : [6, 10, 5, 8][index % 4]) ?? 6

/** Adds past quotes in every state, numbered in the order of issue. */
export async function addEstimations(
  seedContext: SeedContext,
  practice: Pick<DemoPractice, 'offer'>,
  ids: { tenantId: string; ownerId: string; therapistIds: readonly string[] },
): Promise<void> {
  const { today } = seedContext
  const { ownerId, therapistIds } = ids
  const patients = await listPatientsWithAddress(seedContext)
  for (let index = 0; index < estimationCount; index += 1) {
    const position = estimationCount - 1 - index
    const outcome = outcomes[position] ?? 'ISSUED'
    // Only an individual has a right of withdrawal.
    const eligiblePatients = outcome === 'WITHDRAWN' ? patients.filter(({ type }) => type === 'INDIVIDUAL') : patients
    const patient = eligiblePatients[(index * 7) % eligiblePatients.length]
    if (!patient) return
    const day = addDays(today, -ageInDaysOf(position))
    const issuedAt = instantOf(timeZone, day, '10:20')
    const context = buildOwnerContext(seedContext, practice, ids, issuedAt)
    const therapistId = therapistIds[index % therapistIds.length] ?? ownerId
    const isFirm = patient.type === 'FIRM'
    const content = await readEstimationContent(context, {
      therapistId,
      patientId: patient.id,
      newPatient: null,
      nbHoursToDo: quotedHoursOf(index, isFirm),
      unitaryPrice: isFirm ? 95 : 70,
      periodOfValidity: 3,
      taxes: 0,
      comments: '',
      therapistComments: commentsInTurn[index % commentsInTurn.length] ?? '',
      nbParticipants: isFirm ? 8 : 1,
      selectedCorporatePatients: [],
    })
    const { id, bytes } = await storeEstimation(context, content, { patientId: patient.id, therapistId })
    const estimation = { id, bytes, patientId: patient.id, clientName: content.client.name, issuedOn: day }
    await addOutcome(context, estimation, outcome)
  }
}
