import { describe, expect, it } from '@jest/globals'
import { byPatientName } from './byPatientName.ts'

const createIndividual = (lastname: string, firstname: string) => ({
  individual: { firstname, lastname, birthdate: null, nbHoursToDo: 0 },
  firm: null,
  contactFirstname: '',
  contactLastname: '',
})
const createFirm = (companyName: string) => ({
  individual: null,
  firm: { companyName, siren: '' },
  contactFirstname: 'Zoé',
  contactLastname: 'Aubert',
})
const contactOnly = { individual: null, firm: null, contactFirstname: 'Paul', contactLastname: 'Fabre' }

describe('byPatientName', () => {
  it('sorts by last name or company name, then first name, ignoring accents and case', () => {
    const sorted = [
      createIndividual('Étienne', 'Zoé'),
      createFirm('Ferme du Lac'),
      contactOnly,
      createIndividual('Étienne', 'Adèle'),
      createIndividual('Martin Dupont', 'Anne'),
      createIndividual('Martin', 'Zoé'),
      createIndividual('dupont', 'Jean'),
    ].toSorted(byPatientName)
    expect(
      sorted.map(
        ({ individual, firm, contactLastname }) =>
          firm?.companyName ?? (individual ? `${individual.lastname} ${individual.firstname}` : contactLastname),
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
