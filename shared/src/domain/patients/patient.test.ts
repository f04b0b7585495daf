import { describe, expect, it } from '@jest/globals'
import { byPatientName, patientProblems } from './patient.ts'
import type { PatientDraft } from './patient.ts'

const person: PatientDraft = {
  type: 'INDIVIDUAL',
  individual: { firstname: 'Léa', lastname: 'Martin', nbHoursToDo: null },
  firm: { companyName: '' },
}
const company: PatientDraft = {
  type: 'FIRM',
  individual: { firstname: '', lastname: '', nbHoursToDo: 0 },
  firm: { companyName: 'École du Lac' },
}
const sentences = (draft: PatientDraft) => patientProblems(draft).map(({ field, message }) => `${field}: ${message}`)

describe('a patient', () => {
  it.each([
    ['with both names', person],
    ['of a company with its name', company],
  ])('%s can be saved', (_sentence, draft) => {
    expect(sentences(draft)).toEqual([])
  })

  it.each([
    [
      'a last name',
      { individual: { firstname: 'Léa', lastname: '  ', nbHoursToDo: 0 } },
      'individual.lastname: Le nom de famille ne peut être vide',
    ],
    [
      'a first name',
      { individual: { firstname: '', lastname: 'Martin', nbHoursToDo: 0 } },
      'individual.firstname: Le prénom ne peut être vide',
    ],
    [
      'no negative hours',
      { individual: { firstname: 'Léa', lastname: 'Martin', nbHoursToDo: -1 } },
      "individual.nbHoursToDo: Le nombre d'heures ne peut être négatif",
    ],
    ["the company's name", { type: 'FIRM' as const }, "firm.companyName: Le nom de l'entreprise ne peut être vide"],
  ])('needs %s', (_what, change, expected) => {
    expect(sentences({ ...person, ...change })).toEqual([expected])
  })

  it('needs everything when nothing is there', () => {
    expect(sentences({ type: 'INDIVIDUAL', individual: null, firm: null })).toHaveLength(2)
    expect(sentences({ type: 'FIRM', individual: null, firm: null })).toHaveLength(1)
  })
})

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
const contact = { individual: null, firm: null, contactFirstname: 'Paul', contactLastname: 'Fabre' }

describe('the order of patients', () => {
  it('follows last name or company name, then first name, accents and capitals aside', () => {
    const sorted = [
      named('Étienne', 'Zoé'),
      firm('Ferme du Lac'),
      contact,
      named('Étienne', 'Adèle'),
      named('dupont', 'Jean'),
    ].toSorted(byPatientName)
    expect(
      sorted.map(
        ({ individual, firm: employer, contactLastname }) =>
          employer?.companyName ?? (individual ? `${individual.lastname} ${individual.firstname}` : contactLastname),
      ),
    ).toEqual(['dupont Jean', 'Étienne Adèle', 'Étienne Zoé', 'Fabre', 'Ferme du Lac'])
  })
})
