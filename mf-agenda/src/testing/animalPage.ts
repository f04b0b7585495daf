import type { Animal } from 'shared/contracts/animal'
import { answer, id } from 'shared/testing'

/** Mocks the requests of an animal's page before any of its blocks is opened. */
export function answerAnimal(animal: Animal) {
  answer('GET /types/animals', 200, [{ id: id(950), name: 'Cheval', races: [{ id: id(900), name: 'Haflinger' }] }])
  answer('GET /patients', 200, [])
  answer('GET /clubs', 200, [])
  answer('GET /animals', 200, [animal])
  answer('GET /animals/:id', 200, animal)
  answer('GET /animals/:id/wellbeing', 200, { scores: [], restProposed: false, concerned: [] })
}
