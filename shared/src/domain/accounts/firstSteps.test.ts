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
    ['include the profile with all fields that documents require', { issuer: fullIssuer }, ['profile']],
    ['exclude a profile without a SIREN', { issuer: { ...fullIssuer, firm: { ...fullIssuer.firm, siren: '' } } }, []],
    ['exclude a profile without a last name', { issuer: { ...fullIssuer, lastname: '' } }, []],
    ['include opening hours without a default day', { openingHours: initialOpeningHours.slice(1) }, ['openingHours']],
    [
      'include opening hours with another end',
      { openingHours: initialOpeningHours.map((day) => ({ ...day, endTime: '18:00' })) },
      ['openingHours'],
    ],
    ['include empty opening hours, which are a choice', { openingHours: [] }, ['openingHours']],
    ['include the default opening hours that a member kept', { kept: ['openingHours'] }, ['openingHours']],
    ['include the default session types that a member kept', { kept: ['sessionTypes'] }, ['sessionTypes']],
    ['include session types that a member chose', { hasChosenTypes: true }, ['sessionTypes']],
    ['include the animals once there is one', { hasAnimal: true }, ['animal']],
    ['include the patients once there is one', { hasPatient: true }, ['patients']],
    ['include the public page once a therapist is in the directory', { isPublic: true }, ['publicPage']],
    ['include the session once there is one', { hasSession: true }, ['session']],
  ] as const)('that are done %s', (_caseName, change, expected) => {
    expect(doneSteps(change)).toEqual(expected)
  })
})
