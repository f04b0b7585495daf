import { describe, expect, it } from '@jest/globals'
import { byPatientName } from './byPatientName.ts'

const named = (lastname: string, firstname: string) => ({
  individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 },
  firm: null,
  contactFirstname: '',
  contactLastname: '',
})
const firm = (companyName: string) => ({
  individual: null,
  firm: { companyName, siren: '' },
  contactFirstname: 'Zoé',
  contactLastname: 'Aubert',
})
const contactOnly = { individual: null, firm: null, contactFirstname: 'Paul', contactLastname: 'Fabre' }

describe('the order of patients', () => {
  it('sorts by last name or company name, then first name, ignoring accents and case', () => {
    const sorted = [
      named('Étienne', 'Zoé'),
      firm('Ferme du Lac'),
      contactOnly,
      named('Étienne', 'Adèle'),
      named('Martin Dupont', 'Anne'),
      named('Martin', 'Zoé'),
      named('dupont', 'Jean'),
    ].toSorted(byPatientName)
    expect(
      sorted.map(
        ({ individual: name, firm: employer, contactLastname }) =>
          employer?.companyName ?? (name ? `${name.lastname} ${name.firstname}` : contactLastname),
      ),
    ).toEqual([
      'dupont Jean',
      'Étienne Adèle',
      'Étienne Zoé',
      'Fabre',
      'Ferme du Lac',
      'Martin Zoé',
      'Martin Dupont Anne',
    ])
  })
})
