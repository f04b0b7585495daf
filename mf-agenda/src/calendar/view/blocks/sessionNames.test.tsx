import { describe, expect, it } from '@jest/globals'
import { aClub, anAnimal, aSession, id } from 'shared/testing'
import { buildMember, otherTherapist } from '../../../testing/fixtures.ts'
import { initialsOf, createNamesLookup } from './sessionNames.ts'

const nala = anAnimal({ id: id(201), name: 'Nala', type: { id: id(901), race: 'Labrador', species: 'Chien' } })
const perle = anAnimal({ id: id(202), name: 'Perle' })
const lists = { animals: [anAnimal(), nala, perle], clubs: [aClub()], therapists: [otherTherapist, buildMember()] }

describe('the names of a session', () => {
  it('contain its animals by kind, its place and its practitioner', () => {
    const session = aSession({ animalIds: [anAnimal().id, nala.id, perle.id], clubId: aClub().id })
    expect(createNamesLookup(lists)(session)).toEqual({
      animals: [
        { kind: 'horse', names: 'Noisette, Perle' },
        { kind: 'dog', names: 'Nala' },
      ],
      place: aClub().name,
      therapist: 'Camille Roux',
      initials: 'CR',
    })
  })

  it('have no initials in a practice with one practitioner', () => {
    expect(createNamesLookup({ ...lists, therapists: [buildMember()] })(aSession())).toMatchObject({
      therapist: 'Camille Roux',
      initials: '',
    })
  })

  it('are empty for ids that are in no list', () => {
    const session = aSession({ animalIds: [id(299)], clubId: id(399), therapistId: id(99) })
    expect(createNamesLookup(lists)(session)).toEqual({ animals: [], place: '', therapist: '', initials: '' })
  })
})

describe('initialsOf', () => {
  it.each([
    ['Camille', 'Roux', 'CR'],
    ['Jean-Paul', 'de la Tour', 'JPD'],
    ['élise', 'Martin', 'ÉM'],
    ['', 'Martin', 'M'],
  ])('for %s %s returns %s', (firstname, lastname, initials) => {
    expect(initialsOf({ firstname, lastname })).toBe(initials)
  })
})
