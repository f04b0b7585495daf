import { expect, it } from '@jest/globals'
import { findSessionOfAnimal } from './findSessionOfAnimal.ts'

const session = { id: 's1', date: '2026-11-20', startTime: '10:00', endTime: '11:00', animalIds: ['noisette'] }

it.each([
  ['works in a session that begins before the slot', 'noisette', '10:30', '11:30', 's1'],
  ['works in a session within the slot', 'noisette', '09:00', '12:00', 's1'],
  ['works in a session of a slot that ends at midnight', 'noisette', '10:00', '24:00', 's1'],
  ['is free when its session ends as the slot begins', 'noisette', '11:00', '12:00', undefined],
  ['is free when its session begins as the slot ends', 'noisette', '09:00', '10:00', undefined],
  ['is free when another animal works', 'perle', '10:00', '11:00', undefined],
])('an animal %s', (_caseName, animalId, startTime, endTime, expectedId) => {
  expect(findSessionOfAnimal(animalId, { date: '2026-11-20', startTime, endTime }, [session])?.id).toBe(expectedId)
})

it('an animal is free on another day, and in the edited session', () => {
  const slot = { date: '2026-11-20', startTime: '10:00', endTime: '11:00' }
  expect(findSessionOfAnimal('noisette', { ...slot, date: '2026-11-21' }, [session])).toBeUndefined()
  expect(findSessionOfAnimal('noisette', slot, [session], 's1')).toBeUndefined()
})
