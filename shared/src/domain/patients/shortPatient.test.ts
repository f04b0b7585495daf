import { describe, expect, it } from '@jest/globals'
import { newPatientInput, createShortPatient, splitListedName, shortPatientProblems } from './shortPatient.ts'

describe('a patient added by a typed name', () => {
  it.each([
    ['Martin Léa', 'Martin', 'Léa'],
    ['  de la  Tour Zoé ', 'de la Tour', 'Zoé'],
    ['Martin', 'Martin', ''],
  ])('%s has the last name first, as in lists', (name, lastname, firstname) => {
    expect(splitListedName(name)).toEqual({ lastname, firstname })
  })

  it('is a person or a firm of that name', () => {
    const draft = createShortPatient('Les Tilleuls')
    expect(newPatientInput(draft)).toMatchObject({ individual: { lastname: 'Les', firstname: 'Tilleuls' }, firm: null })
    expect(newPatientInput({ ...draft, type: 'FIRM' })).toMatchObject({
      individual: null,
      firm: { companyName: 'Les Tilleuls' },
    })
  })

  it('is refused without a first name', () => {
    expect(shortPatientProblems(createShortPatient('Martin'), '2026-11-20').map(({ field }) => field)).toEqual([
      'individual.firstname',
    ])
    expect(shortPatientProblems(createShortPatient('Martin Léa'), '2026-11-20')).toEqual([])
  })
})
