import { queryClient } from 'shared/client'
import type { Animal } from 'shared/contracts/animal'
import { appended, listKey, replaced } from 'shared/lists'
import { animalKey } from '../../keys.ts'
import { addAnimal, changeAnimal } from '../api.ts'
import { inputOf } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'

/** Adds an animal, or changes the one of that id, and puts what was saved into every list that shows it. */
export async function saveAnimal(
  id: string | undefined,
  draft: AnimalFormDraft,
  idempotencyKey: string,
): Promise<Animal> {
  const input = inputOf(draft)
  const animal = await (id === undefined ? addAnimal(input, idempotencyKey) : changeAnimal(id, input))
  queryClient.setQueryData(animalKey(animal.id), animal)
  if (id === undefined) appended(listKey.animals, animal)
  else replaced(listKey.animals, animal)
  return animal
}
