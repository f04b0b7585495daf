import { describe, expect, it } from '@jest/globals'
import { defaultPrice, isTypedAmount, roomRentOf, taxesPaidByPatient } from './pricing.ts'

describe('defaultPrice', () => {
  it.each([
    ["the session type's price", { defaultSessionPrice: 70 }, { defaultSessionPrice: 50 }, 70],
    ["the session type's price even if it is 0", { defaultSessionPrice: 0 }, { defaultSessionPrice: 50 }, 0],
    ["the user's price if the type has none", { defaultSessionPrice: null }, { defaultSessionPrice: 50 }, 50],
    ["the user's price if no type is chosen", null, { defaultSessionPrice: 50 }, 50],
    ['0 if neither has a price', { defaultSessionPrice: null }, null, 0],
  ])('is %s', (_caseName, type, user, expected) => {
    expect(defaultPrice(type, user)).toBe(expected)
  })
})

describe('an amount', () => {
  it.each([
    ['was typed if it differs from the proposed one', 33, 60, true],
    ['was typed if it is 0 and the proposed one is not', 0, 60, true],
    ['was typed if the type was deleted', 60, undefined, true],
    ['was not typed if it is the proposed one', 60, 60, false],
    ['was not typed if the field is empty', null, 60, false],
  ])('%s', (_caseName, amount, proposedAmount, expected) => {
    expect(isTypedAmount(amount, proposedAmount)).toBe(expected)
  })
})

describe('the rents', () => {
  it("start from the club's amount, 0 without a club", () => {
    expect(roomRentOf({ amountPerSession: 12.5 })).toBe(12.5)
    expect(roomRentOf(null)).toBe(0)
  })

  it('are paid directly by the patient if ticked, to the cent', () => {
    expect(taxesPaidByPatient({ roomRent: 0.1, animalRent: 0.2 }, true)).toBe(0.3)
    expect(taxesPaidByPatient({ roomRent: 10, animalRent: 5 }, false)).toBe(0)
  })
})
