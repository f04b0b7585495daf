import { useEffect } from 'react'
import { useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Animal, Species } from 'shared/contracts/agenda/animal'
import { DialogContent, LoadFailed, Pending } from 'shared/ui'
import { DialogForm, FormDialog, NumberInput, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { speciesKey } from '../../keys.ts'
import { readSpecies } from '../api.ts'
import { addMessages, nameTakenText } from '../messages.ts'
import { animalFormProblems, fieldMessage } from './animalFormProblems.ts'
import { inputOf, newDraft } from './draft.ts'
import type { AnimalFormDraft } from './draft.ts'
import { saveAnimal } from './saveAnimal.ts'
import { SpeciesFields } from './SpeciesFields.tsx'

interface NewAnimalDialogProps {
  /** Name typed into the animal field of the session form. */
  name: string
  onAdded: (animal: Animal) => void
  onClose: () => void
}

/** Adds an animal from the form of a session, with the required fields only; the animal's page has the others. */
export default function NewAnimalDialog(props: NewAnimalDialogProps) {
  const species = useQuery({
    queryKey: speciesKey,
    queryFn: ({ signal }) => readSpecies(signal),
    staleTime: Infinity,
  })
  return (
    <FormDialog title="Nouvel animal" onClose={props.onClose}>
      {species.data ? (
        <NewAnimalForm {...props} species={species.data} />
      ) : (
        <DialogContent>
          {species.isError ? <LoadFailed onRetry={() => void species.refetch()} /> : <Pending rows={3} />}
        </DialogContent>
      )}
    </FormDialog>
  )
}

function NewAnimalForm({ name, species, onAdded, onClose }: NewAnimalDialogProps & { species: readonly Species[] }) {
  const form = useForm<AnimalFormDraft>({
    defaultValues: { ...newDraft(species), name },
    resolver: problemsResolver<AnimalFormDraft>(animalFormProblems, { fieldMessage }),
  })
  const saving = useSave<AnimalFormDraft, Animal>(form, {
    save: (draft, key) => saveAnimal(undefined, draft, key),
    request: { name: 'animal.short', contentsOf: inputOf },
    messages: addMessages,
    fields: { [errorCode.animalNameTaken]: { field: 'name', message: nameTakenText } },
    fieldMessage,
    hasErrorSummary: false,
    onSaved: (animal) => {
      onAdded(animal)
      onClose()
    },
  })
  // The name is already filled in, so the first empty field gets the focus.
  useEffect(() => document.getElementById('nbWorkingHoursByWeek')?.focus(), [])
  return (
    <DialogForm saving={saving} submit="Ajouter" onClose={onClose}>
      <TextInput control={form.control} name="name" label="Nom de l'animal" required autoComplete="off" />
      <SpeciesFields form={form} species={species} />
      <NumberInput
        control={form.control}
        name="nbWorkingHoursByWeek"
        label="Nombre d'heures de travail hebdo"
        required
        unit="h"
      />
    </DialogForm>
  )
}
