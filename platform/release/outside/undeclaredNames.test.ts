import { expect, it } from '@jest/globals'
import { undeclaredNames } from './undeclaredNames.ts'

it('finds the names that are read of a door and that `takes` leaves out', () => {
  const used = new Map([
    ['react', new Set(['useState'])],
    ['shared/ui', new Set(['Box', 'Slider', 'default', '__esModule'])],
    ['shared/router', new Set(['Link'])],
    ['shared/lists', new Set<string>()],
  ])
  expect(undeclaredNames(used, { 'shared/ui': ['Alert', 'Box'] })).toEqual(['shared/ui: Slider', 'shared/router: Link'])
})
