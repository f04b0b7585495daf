import { expect, it } from '@jest/globals'
import { busyAnimals } from './busyAnimals.ts'

const animal = (name: string, nbHours: number, nbWorkingHoursByWeek = 10) => ({
  id: name,
  name,
  nbWorkingHoursByWeek,
  infosByWeek: [{ weekNumber: 53, year: 2026, nbHours }],
})

it('busyAnimals returns the animals near or over their hours of the ISO week, fewest free hours first, then by name', () => {
  const animals = [animal('Écume', 10), animal('Câline', 12), animal('Balthazar', 10), animal('Noisette', 2)]
  expect(busyAnimals(animals, '2027-01-01').map(({ animal: { name }, free, load }) => [name, free, load])).toEqual([
    ['Câline', -2, 'over'],
    ['Balthazar', 0, 'near'],
    ['Écume', 0, 'near'],
  ])
  expect(busyAnimals(animals, '2027-01-04')).toEqual([])
})
