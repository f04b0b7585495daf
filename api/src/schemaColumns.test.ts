import { describe, expect, it } from '@jest/globals'
import { Type } from 'typebox'
import { columnsOf, fieldsOf } from './schemaColumns.ts'

const Fields = Type.Object({
  name: Type.String(),
  nbWorkingHoursByWeek: Type.Union([Type.Number(), Type.Null()]),
  maxWeightKg: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
})

describe('the database columns of a schema', () => {
  it('are its properties in snake case, with trimmed texts', () => {
    expect(columnsOf(Fields, { name: ' Noisette ', nbWorkingHoursByWeek: null, maxWeightKg: 90 })).toEqual({
      name: 'Noisette',
      nb_working_hours_by_week: null,
      max_weight_kg: 90,
    })
  })

  it('omit missing values, and properties that the schema does not have', () => {
    const input = { name: 'Noisette', nbWorkingHoursByWeek: 12, tenant_id: 'other' }
    expect(columnsOf(Fields, input)).toEqual({ name: 'Noisette', nb_working_hours_by_week: 12 })
  })

  it("are converted back to the schema's properties, without the row's other columns", () => {
    const row = { id: '1', name: 'Noisette', nb_working_hours_by_week: 12, max_weight_kg: null, removed_at: null }
    expect(fieldsOf(Fields, row)).toEqual({ name: 'Noisette', nbWorkingHoursByWeek: 12, maxWeightKg: null })
  })
})
