import { describe, expect, it } from '@jest/globals'
import { firstSteps, initialOpeningHours, type FirstStepFacts } from './firstSteps.ts'

const newPractice: FirstStepFacts = {
  issuer: {
    firstname: '',
    lastname: '',
    firm: { name: '', siren: '', address: { streetName: '', zipCode: '', city: '' } },
  },
  openingHours: initialOpeningHours,
  kept: [],
  hasChosenTypes: false,
  hasAnimal: false,
  hasPatient: false,
  hasSession: false,
  isPublic: false,
}
const fullIssuer = {
  firstname: 'Camille',
  lastname: 'Fournier',
  firm: {
    name: 'Les Sabots du Lien',
    siren: '732829320',
    address: { streetName: '18 montée de Choulans', zipCode: '69005', city: 'Lyon' },
  },
}
const doneSteps = (change: Partial<FirstStepFacts>) =>
  firstSteps({ ...newPractice, ...change }).flatMap(({ id, isDone }) => (isDone ? [id] : []))

describe('the first steps of a practice', () => {
  it('are seven, and none is done after the sign-up', () => {
    expect(firstSteps(newPractice).map(({ id }) => id)).toEqual([
      'profile',
      'openingHours',
      'animal',
      'sessionTypes',
      'patients',
      'publicPage',
      'session',
    ])
    expect(doneSteps({})).toEqual([])
  })

  it.each([
    ['the profile with what documents require', { issuer: fullIssuer }, ['profile']],
    ['no profile without a SIREN', { issuer: { ...fullIssuer, firm: { ...fullIssuer.firm, siren: '' } } }, []],
    ['no profile without a name', { issuer: { ...fullIssuer, lastname: '' } }, []],
    ['changed opening hours', { openingHours: initialOpeningHours.slice(1) }, ['openingHours']],
    [
      'opening hours with another end',
      { openingHours: initialOpeningHours.map((day) => ({ ...day, endTime: '18:00' })) },
      ['openingHours'],
    ],
    ['no hours at all, which is a choice', { openingHours: [] }, ['openingHours']],
    ['kept opening hours', { kept: ['openingHours'] }, ['openingHours']],
    ['kept types', { kept: ['sessionTypes'] }, ['sessionTypes']],
    ['chosen types', { hasChosenTypes: true }, ['sessionTypes']],
    ['an animal', { hasAnimal: true }, ['animal']],
    ['a patient', { hasPatient: true }, ['patients']],
    ['a therapist in the directory', { isPublic: true }, ['publicPage']],
    ['a session', { hasSession: true }, ['session']],
  ] as const)('are done with %s', (_caseName, change, expected) => {
    expect(doneSteps(change)).toEqual(expected)
  })
})
