import type { Animal } from 'shared/contracts/agenda/animal'
import { mockResponse, id } from 'shared/testing'

/** Mocks the requests of an animal's page before any of its blocks is opened. */
export function mockAnimal(animal: Animal) {
  mockResponse('GET /types/animals', 200, [
    { id: id(950), name: 'Cheval', races: [{ id: id(900), name: 'Haflinger' }] },
  ])
  mockResponse('GET /patients', 200, [])
  mockResponse('GET /clubs', 200, [])
  mockResponse('GET /animals', 200, [animal])
  mockResponse('GET /animals/:id', 200, animal)
  mockResponse('GET /animals/:id/wellbeing', 200, { scores: [], scoreCount: 0, restProposed: false, concerned: [] })
}
