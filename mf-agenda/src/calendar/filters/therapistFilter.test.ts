import { describe, expect, it } from '@jest/globals'
import { resolveTherapistFilter } from './therapistFilter.ts'

const team = ['camille', 'hugo']
const defaultOptions = { urlTherapist: null, storedTherapist: null, ownId: 'camille', therapistIds: team }

const resolveTherapistId = (options: Partial<Parameters<typeof resolveTherapistFilter>[0]>) =>
  resolveTherapistFilter({ ...defaultOptions, ...options }).therapistId

describe('resolveTherapistFilter', () => {
  it.each([
    ['the signed-in practitioner by default', {}, 'camille'],
    ['all practitioners for a member who is not a practitioner', { ownId: 'assistant' }, ''],
    ['all practitioners in a practice with one', { therapistIds: ['camille'], storedTherapist: 'camille' }, ''],
    ['all practitioners before the team is loaded', { therapistIds: [] }, ''],
    ['the stored practitioner', { storedTherapist: 'hugo' }, 'hugo'],
    ['all practitioners when `tous` is stored', { storedTherapist: 'tous' }, ''],
    ['the signed-in practitioner when the stored one is no longer in the team', { storedTherapist: 'zoe' }, 'camille'],
    ['the practitioner of the URL', { urlTherapist: 'hugo', storedTherapist: 'tous' }, 'hugo'],
    ['all practitioners when the URL has `tous`', { urlTherapist: 'tous', storedTherapist: 'hugo' }, ''],
    ['the signed-in practitioner when the parameter of the URL is empty', { urlTherapist: '' }, 'camille'],
  ])('returns %s', (_caseName, options, expected) => {
    expect(resolveTherapistId(options)).toBe(expected)
  })

  it('returns the signed-in practitioner as the default even if the URL has `tous`', () => {
    expect(resolveTherapistFilter({ ...defaultOptions, urlTherapist: 'tous', ownId: 'hugo' })).toEqual({
      therapistId: '',
      defaultId: 'hugo',
    })
  })
})
