import { describe, expect, it } from '@jest/globals'
import { addresseeOf, emailAddressesOf } from './emailAddress.ts'

const lea = { name: 'Léa Martin', guardianName: 'Anne Martin' }
const own = 'lea@exemple.fr'
const guardians = 'anne@exemple.fr'
const referents = 'ecole@exemple.fr'

describe('e-mails about a patient', () => {
  it.each([
    [
      'their own address first',
      { email: own, legalManagerEmail: guardians, referentEmail: referents },
      { name: 'Léa Martin', email: own },
    ],
    [
      "then the guardian's",
      { email: '', legalManagerEmail: guardians, referentEmail: referents },
      { name: 'Anne Martin', email: guardians },
    ],
    [
      "then the guardian's, without a name",
      { email: null, legalManagerEmail: guardians, guardianName: '' },
      { name: 'Léa Martin', email: guardians },
    ],
    [
      "then the referent's",
      { email: '', legalManagerEmail: '', referentEmail: referents },
      { name: 'Léa Martin', email: referents },
    ],
    ['nobody, without an address', { email: '' }, { name: 'Léa Martin', email: '' }],
  ])('are sent to %s', (_caseName, addresses, addressee) => {
    expect(addresseeOf({ ...lea, ...addresses })).toEqual(addressee)
  })

  it('of several are sent to each address once, with the count of patients without one', () => {
    expect(
      emailAddressesOf([
        { email: own, legalManagerEmail: guardians },
        { email: '', legalManagerEmail: guardians },
        { email: '', legalManagerEmail: 'Anne@exemple.fr' },
        { email: '', referentEmail: referents },
        { email: '' },
      ]),
    ).toEqual({ emails: [own, 'Anne@exemple.fr', referents], without: 1 })
  })
})
