import { queryClient } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import { appended, listKey, replaced } from 'shared/lists'
import { animalKey } from '../../keys.ts'
import { addAnimal, changeAnimal } from '../api.ts'
import { inputOf } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'

/** Adds an animal, or changes the saved one, and updates every list that shows it. */
export async function saveAnimal(
  seen: Animal | undefined,
  draft: AnimalFormDraft,
  idempotencyKey: string,
): Promise<Animal> {
  const input = inputOf(draft)
  const animal = await (seen === undefined ? addAnimal(input, idempotencyKey) : changeAnimal(seen, input))
  queryClient.setQueryData(animalKey(animal.id), animal)
  if (seen === undefined) appended(listKey.animals, animal)
  else replaced(listKey.animals, animal)
  return animal
}
