import { expect, it } from '@jest/globals'
import { undeclaredNames } from './undeclaredNames.ts'

it('undeclaredNames returns the names that are imported from an entry point of shared and missing in `takes`', () => {
  const namesRead = new Map([
    ['react', new Set(['useState'])],
    ['shared/ui', new Set(['Box', 'Slider', 'default', '__esModule'])],
    ['shared/router', new Set(['Link'])],
    ['shared/lists', new Set<string>()],
  ])
  expect(undeclaredNames(namesRead, { 'shared/ui': ['Alert', 'Box'] })).toEqual([
    'shared/ui: Slider',
    'shared/router: Link',
  ])
})
