import { describe, expect, it } from '@jest/globals'
import { undoTakeOver, takeOverLastSession } from './takenOver.ts'
import type { SessionSubject } from './takenOver.ts'

const lastSession = {
  date: '2026-03-12',
  startTime: '10:00',
  endTime: '10:45',
  sessionTypeId: 'type-2',
  animalIds: ['noisette', 'perle'],
  clubId: 'club-1',
}
const proposed: SessionSubject = { sessionTypeId: 'type-1', animalIds: [], clubId: null }
const knownIds = new Set(['type-1', 'type-2', 'noisette', 'perle', 'club-1', 'club-2'])
const allFields = { lengthMinutes: 45, sessionTypeId: 'type-2', animalIds: ['noisette', 'perle'], clubId: 'club-1' }
const knownIdsWithout = (...ids: string[]) => new Set([...knownIds].filter((id) => !ids.includes(id)))

describe('takeOverLastSession, for a new session of a patient', () => {
  it.each([
    ['all fields, when none was chosen', {}, knownIds, allFields],
    [
      'no type and no length, when a type was chosen',
      { sessionTypeId: 'type-3' },
      knownIds,
      { animalIds: ['noisette', 'perle'], clubId: 'club-1' },
    ],
    [
      'no animal, when one was chosen',
      { animalIds: ['perle'] },
      knownIds,
      { lengthMinutes: 45, sessionTypeId: 'type-2', clubId: 'club-1' },
    ],
    [
      'no place, when one was chosen',
      { clubId: 'club-2' },
      knownIds,
      { lengthMinutes: 45, sessionTypeId: 'type-2', animalIds: ['noisette', 'perle'] },
    ],
    [
      'no type, animal or place that was removed',
      {},
      knownIdsWithout('type-2', 'perle', 'club-1'),
      { animalIds: ['noisette'] },
    ],
  ])('takes over %s', (_caseName, change, remainingIds, expected) => {
    expect(
      takeOverLastSession({ lastSession, current: { ...proposed, ...change }, proposed, knownIds: remainingIds }),
    ).toEqual(expected)
  })

  it('takes over only the length if the type is already proposed and the last session has no animal or place', () => {
    const sameType = { ...proposed, sessionTypeId: 'type-2' }
    expect(
      takeOverLastSession({
        lastSession: { ...lastSession, animalIds: [], clubId: null },
        current: sameType,
        proposed: sameType,
        knownIds,
      }),
    ).toEqual({ lengthMinutes: 45 })
  })
})

describe('undoTakeOver', () => {
  it('restores all fields', () => {
    expect(undoTakeOver(allFields, proposed, allFields)).toEqual(proposed)
  })

  it.each([
    ['the type', { sessionTypeId: 'type-3' }, { animalIds: [], clubId: null }],
    ['the animals', { animalIds: ['perle'] }, { sessionTypeId: 'type-1', clubId: null }],
    ['the place', { clubId: 'club-2' }, { sessionTypeId: 'type-1', animalIds: [] }],
  ])('keeps %s that the user chose after the takeover', (_field, change, expected) => {
    expect(undoTakeOver(allFields, proposed, { ...allFields, ...change })).toEqual(expected)
  })
})
