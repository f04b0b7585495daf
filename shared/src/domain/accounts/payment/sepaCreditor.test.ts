import { expect, it } from '@jest/globals'
import { isCreditorIdentifier } from './sepaCreditor.ts'

it.each([
  ['FR72ZZZ123456', true],
  ['FR72ABC123456', true],
  ['FR12ZZZ123456', false],
  ['FR72ZZZ123457', false],
  ['FR72ZZZ', false],
  ['XFR72ZZZ123456', false],
  ['FR72ZZZ123456 ', false],
  ['fr72ZZZ123456', false],
  ['', false],
])('isCreditorIdentifier(%j) is %s', (text, expected) => {
  expect(isCreditorIdentifier(text)).toBe(expected)
})
