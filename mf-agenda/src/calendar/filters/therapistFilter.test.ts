import { describe, expect, it } from '@jest/globals'
import { therapistFilter } from './therapistFilter.ts'

const team = ['camille', 'hugo']
const filterOf = (options: Partial<Parameters<typeof therapistFilter>[0]>) =>
  therapistFilter({ param: null, remembered: null, ownId: 'camille', therapistIds: team, ...options }).therapistId

describe('the practitioner by whom the agenda is filtered', () => {
  it.each([
    ['oneself', {}, 'camille'],
    ['all for a member who is not a practitioner', { ownId: 'assistant' }, ''],
    ['all in a practice with one practitioner', { therapistIds: ['camille'], remembered: 'camille' }, ''],
    ['all before the team is known', { therapistIds: [] }, ''],
    ['the remembered practitioner', { remembered: 'hugo' }, 'hugo'],
    ['all when that is remembered', { remembered: 'tous' }, ''],
    ['oneself when the remembered practitioner left', { remembered: 'zoe' }, 'camille'],
    ['the practitioner of the address', { param: 'hugo', remembered: 'tous' }, 'hugo'],
    ['all when the address says so', { param: 'tous', remembered: 'hugo' }, ''],
    ['oneself with an empty parameter', { param: '' }, 'camille'],
  ])('is %s', (_caseName, options, expected) => {
    expect(filterOf(options)).toBe(expected)
  })

  it('differs from its default only when another one was chosen', () => {
    expect(therapistFilter({ param: 'tous', remembered: null, ownId: 'hugo', therapistIds: team })).toEqual({
      therapistId: '',
      defaultId: 'hugo',
    })
  })
})
