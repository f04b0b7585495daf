import { describe, expect, it } from '@jest/globals'
import { readPlannedSeries } from './plannedSeries.ts'

const [patientId, typeId] = ['00000000-0000-4000-8000-000000000100', '00000000-0000-4000-8000-000000000400']
const completeQuery = { patient: patientId, type: typeId, frequence: 'WEEK', fin: '2027-01-26' }

describe('readPlannedSeries', () => {
  it.each([
    ['with all parameters', completeQuery, { patientId, typeId, recurrence: 'WEEK', endDate: '2027-01-26' }],
    ['without a frequency', { patient: patientId }, { patientId, typeId: undefined }],
    ['with a day that does not exist', { frequence: 'WEEK', fin: '2027-02-30' }, {}],
    ['with an unknown frequency', { frequence: 'YEAR', fin: '2027-01-26' }, {}],
    ['with an invalid patient id', { patient: '<b>' }, {}],
  ])('reads a query %s', (_caseName, query: Record<string, string>, expected) =>
    expect(readPlannedSeries(new URLSearchParams(query))).toEqual(expected),
  )
})
