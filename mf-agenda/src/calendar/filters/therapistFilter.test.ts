import { describe, expect, it } from '@jest/globals'
import { therapistFilter } from './therapistFilter.ts'

const team = ['camille', 'hugo']
const filterOf = (options: Partial<Parameters<typeof therapistFilter>[0]>) =>
  therapistFilter({ param: null, remembered: null, ownId: 'camille', therapistIds: team, ...options }).therapistId

describe('therapistFilter', () => {
  it.each([
    ['the signed-in practitioner by default', {}, 'camille'],
    ['all for a member who is not a practitioner', { ownId: 'assistant' }, ''],
    ['all in a practice with one practitioner', { therapistIds: ['camille'], remembered: 'camille' }, ''],
    ['all before the team is known', { therapistIds: [] }, ''],
    ['the stored practitioner', { remembered: 'hugo' }, 'hugo'],
    ['all when that is stored', { remembered: 'tous' }, ''],
    ['the signed-in practitioner when the stored one has left', { remembered: 'zoe' }, 'camille'],
    ['the practitioner of the URL', { param: 'hugo', remembered: 'tous' }, 'hugo'],
    ['all when the URL has `tous`', { param: 'tous', remembered: 'hugo' }, ''],
    ['the signed-in practitioner with an empty parameter', { param: '' }, 'camille'],
  ])('returns %s', (_caseName, options, expected) => {
    expect(filterOf(options)).toBe(expected)
  })

  it('returns the default beside another filter', () => {
    expect(therapistFilter({ param: 'tous', remembered: null, ownId: 'hugo', therapistIds: team })).toEqual({
      therapistId: '',
      defaultId: 'hugo',
    })
  })
})
