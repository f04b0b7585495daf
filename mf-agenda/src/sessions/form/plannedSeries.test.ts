import { describe, expect, it } from '@jest/globals'
import { plannedSeries } from './plannedSeries.ts'

const [patientId, typeId] = ['00000000-0000-4000-8000-000000000100', '00000000-0000-4000-8000-000000000400']
const whole = { patient: patientId, type: typeId, frequence: 'WEEK', fin: '2027-01-26' }

describe('a series a programme asks for', () => {
  it.each([
    ['whole', whole, { patientId, typeId, recurrence: 'WEEK', endDate: '2027-01-26' }],
    ['of one session', { patient: patientId }, { patientId, typeId: undefined }],
    ['with a day that does not exist', { frequence: 'WEEK', fin: '2027-02-30' }, {}],
    ['with an unknown frequency', { frequence: 'YEAR', fin: '2027-01-26' }, {}],
    ['with somebody who is no id', { patient: '<b>' }, {}],
  ])('%s', (_name, written: Record<string, string>, read) =>
    expect(plannedSeries(new URLSearchParams(written))).toEqual(read),
  )
})
