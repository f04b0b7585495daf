import { addDays } from '../../../shared/src/domain/calendar/day.ts'
import { buildPatientInput } from '../../start/product/demoInputs.ts'
import { buildEstimationInput } from '../../../api/src/testing/bills/buildEstimationInput.ts'
import type { DemoPractice } from '../../attack/memory/DemoPractice.ts'
import { findPatient } from '../../attack/memory/heavyData.ts'

/** A write of the API: the path, and the body of its nth request. */
export interface WriteCall {
  path: string
  body: (index: number) => object
}

const [today = ''] = new Date().toISOString().split('T')
const firstSessionDay = addDays(today, 60)

/** Returns the calls to measure: their tables have the most locks. */
export async function writeCalls(practice: DemoPractice): Promise<WriteCall[]> {
  const [sessionType] = await practice.get<'GET /tenant/personalize/session-types'>('/tenant/personalize/session-types')
  const { patientId, therapistId } = await findPatient(practice)
  return [
    {
      path: '/patients',
      body: (index) =>
        buildPatientInput({
          firstname: 'Essai',
          lastname: `Nom ${index}`,
          address: { streetName: '4 rue des Prés', zipCode: '69003', city: 'Lyon' },
        }),
    },
    {
      path: '/sessions',
      body: (index) => ({
        startDate: addDays(firstSessionDay, index),
        startTime: '06:00',
        endTime: '06:30',
        recurrence: 'ONCE',
        clubId: null,
        animalIds: [],
        therapistId,
        sessionTypeId: sessionType?.id,
        patientId,
        price: 60,
        roomRent: 0,
        animalRent: 0,
        taxesPaidByPatient: 0,
        patientPresent: true,
        paid: false,
        withAnimalOnly: false,
        comments: 'Une remarque.',
      }),
    },
    { path: '/estimations', body: () => buildEstimationInput({ patientId, therapistId, taxes: 0 }) },
  ]
}
