import { describe, expect, it } from '@jest/globals'
import { addresseeOf, emailAddressesOf } from './emailAddress.ts'

const lea = { name: 'Léa Martin', guardianName: 'Anne Martin' }
const ownEmail = 'lea@exemple.fr'
const guardianEmail = 'anne@exemple.fr'
const schoolEmail = 'ecole@exemple.fr'

describe('e-mails about patients', () => {
  it.each([
    [
      "the patient's address first",
      { email: ownEmail, legalManagerEmail: guardianEmail, referentEmail: schoolEmail },
      { name: 'Léa Martin', email: ownEmail },
    ],
    [
      "the guardian's address if the patient has none",
      { email: '', legalManagerEmail: guardianEmail, referentEmail: schoolEmail },
      { name: 'Anne Martin', email: guardianEmail },
    ],
    [
      "the guardian's address with the patient's name if the guardian's name is unknown",
      { email: null, legalManagerEmail: guardianEmail, guardianName: '' },
      { name: 'Léa Martin', email: guardianEmail },
    ],
    [
      "the referent's address if the patient and the guardian have none",
      { email: '', legalManagerEmail: '', referentEmail: schoolEmail },
      { name: 'Léa Martin', email: schoolEmail },
    ],
    ['an empty address if no one has an address', { email: '' }, { name: 'Léa Martin', email: '' }],
  ])('are sent to %s', (_caseName, addresses, addressee) => {
    expect(addresseeOf({ ...lea, ...addresses })).toEqual(addressee)
  })

  it('are sent once to each address, and patients without an address are counted', () => {
    expect(
      emailAddressesOf([
        { email: ownEmail, legalManagerEmail: guardianEmail },
        { email: '', legalManagerEmail: guardianEmail },
        { email: '', legalManagerEmail: 'Anne@exemple.fr' },
        { email: '', referentEmail: schoolEmail },
        { email: '' },
      ]),
    ).toEqual({ emails: [ownEmail, 'Anne@exemple.fr', schoolEmail], withoutEmailCount: 1 })
  })
})
