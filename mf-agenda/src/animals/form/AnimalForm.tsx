import { errorCode } from 'shared/contracts/errorCodes'
import type { Animal, Species } from 'shared/contracts/agenda/animal'
import { useNavigate } from 'shared/router'
import { Stack } from 'shared/ui'
import { Form, FormActions, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { readAnimal } from '../api.ts'
import { LimitsFields } from '../limits/LimitsFields.tsx'
import { RiderLimitsFields } from '../limits/RiderLimitsFields.tsx'
import { addMessages, changeMessages, nameTakenText } from '../messages.ts'
import { AnimalFields } from './AnimalFields.tsx'
import { animalFormProblems, fieldMessage } from './animalFormProblems.ts'
import { animalLabels, draftOf } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'
import { saveAnimal } from './saveAnimal.ts'

interface AnimalFormProps {
  /** Undefined for a new animal. */
  animal?: Animal
  draft: AnimalFormDraft
  species: readonly Species[]
}

export function AnimalForm({ animal, draft, species }: AnimalFormProps) {
  const navigate = useNavigate()
  const form = useForm<AnimalFormDraft>({
    defaultValues: draft,
    resolver: problemsResolver(animalFormProblems, { fieldMessage }),
  })
  const saving = useSave(form, {
    save: (values, key, previousAnimal) => saveAnimal(previousAnimal, values, key),
    request: { name: 'animal.new' },
    revision: animal && { original: animal, read: () => readAnimal(animal.id), draftOf, labels: animalLabels },
    messages: animal ? changeMessages : addMessages,
    fields: { [errorCode.animalNameTaken]: { field: 'name', message: nameTakenText } },
    fieldMessage,
    onSaved: () => navigate('/pros/animals'),
  })

  return (
    <Form saving={saving}>
      <Stack spacing={3}>
        <AnimalFields form={form} species={species} animal={animal} />
        <LimitsFields form={form} />
        <RiderLimitsFields form={form} />
        <FormActions cancelTo="/pros/animals" submit={animal ? 'Enregistrer' : 'Ajouter'} isBusy={saving.isBusy} />
      </Stack>
    </Form>
  )
}
