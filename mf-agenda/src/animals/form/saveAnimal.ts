import { queryClient } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import { appended, listKey, replaced } from 'shared/lists'
import { animalKey } from '../../keys.ts'
import { addAnimal, changeAnimal } from '../api.ts'
import { inputOf } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'

/** Adds an animal, or changes the saved animal, and updates the cached animal and list. */
export async function saveAnimal(
  savedAnimal: Animal | undefined,
  draft: AnimalFormDraft,
  idempotencyKey: string,
): Promise<Animal> {
  const input = inputOf(draft)
  const animal = await (savedAnimal === undefined ? addAnimal(input, idempotencyKey) : changeAnimal(savedAnimal, input))
  queryClient.setQueryData(animalKey(animal.id), animal)
  if (savedAnimal === undefined) appended(listKey.animals, animal)
  else replaced(listKey.animals, animal)
  return animal
}
