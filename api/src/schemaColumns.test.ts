import { describe, expect, it } from '@jest/globals'
import { Type } from 'typebox'
import { columnsOf, fieldsOf } from './schemaColumns.ts'

const Fields = Type.Object({
  name: Type.String(),
  nbWorkingHoursByWeek: Type.Union([Type.Number(), Type.Null()]),
  maxWeightKg: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
})

describe('the columns of a schema', () => {
  it('bear the names of its properties in snake case, their texts without the spaces around', () => {
    expect(columnsOf(Fields, { name: ' Noisette ', nbWorkingHoursByWeek: null, maxWeightKg: 90 })).toEqual({
      name: 'Noisette',
      nb_working_hours_by_week: null,
      max_weight_kg: 90,
    })
  })

  it('are not written where a value was left out, or where the schema has no such property', () => {
    const sent = { name: 'Noisette', nbWorkingHoursByWeek: 12, tenant_id: 'other' }
    expect(columnsOf(Fields, sent)).toEqual({ name: 'Noisette', nb_working_hours_by_week: 12 })
  })

  it('are read from a row under the names of its properties, and no others', () => {
    const row = { id: '1', name: 'Noisette', nb_working_hours_by_week: 12, max_weight_kg: null, removed_at: null }
    expect(fieldsOf(Fields, row)).toEqual({ name: 'Noisette', nbWorkingHoursByWeek: 12, maxWeightKg: null })
  })
})
