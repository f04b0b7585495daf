import { useState } from 'react'
import { ApiError, isCode, messageFor, queryClient } from 'shared/client'
import type { Animal } from 'shared/contracts/animal'
import { errorCode } from 'shared/contracts/errorCodes'
import { appended, listKey, replaced } from 'shared/lists'
import { useNavigate } from 'shared/router'
import { toast } from 'shared/ui'
import { animalKey } from '../../keys.ts'
import { addAnimal, changeAnimal } from '../api.ts'
import { inputOf } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'
import type { AnimalFormApi } from './form.ts'
import { addFailed, changeFailed, nameTaken, said } from '../messages.ts'

/** What the server says of single fields. */
function tellFields({ setError }: AnimalFormApi, draft: AnimalFormDraft, error: unknown) {
  const isField = (field: string): field is keyof AnimalFormDraft => Object.hasOwn(draft, field)
  if (isCode(error, errorCode.animalNameTaken)) setError('name', { message: nameTaken })
  if (error instanceof ApiError)
    for (const { field, message } of error.problems) if (isField(field)) setError(field, { message })
}

/** Saving, and all the answers it may get; leads back to the list once it is saved. */
export function useSave(id: string | undefined) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()

  const keep = (animal: Animal) => {
    queryClient.setQueryData(animalKey(animal.id), animal)
    if (id === undefined) appended(listKey.animals, animal)
    else replaced(listKey.animals, animal)
  }

  const save = async (draft: AnimalFormDraft, form: AnimalFormApi, saved: () => void) => {
    setFailure(undefined)
    try {
      keep(await (id === undefined ? addAnimal(inputOf(draft)) : changeAnimal(id, inputOf(draft))))
    } catch (error) {
      const message = messageFor(error, id === undefined ? addFailed : changeFailed)
      tellFields(form, draft, error)
      setFailure(message)
      toast(message, 'error')
      return
    }
    saved()
    toast(id === undefined ? said.added : said.changed)
    await navigate('/pros/animals')
  }
  return { save, failure }
}
