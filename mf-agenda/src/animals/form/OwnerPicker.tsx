import { useStable } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import { patientName } from 'shared/domain/patients/patientName'
import { usePickablePatients } from 'shared/lists'
import { useRights } from 'shared/session'
import { Picker, TextField, useController, useNewPatient } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

interface OwnerPickerProps {
  form: AnimalFormApi
  /** The saved owner stays an option after the patient was removed from the list. */
  savedOwner: Animal['owner']
}

/** Picks a patient as the owner, or none. */
export function OwnerPicker(props: OwnerPickerProps) {
  const { privileges } = useRights()
  const canChoose = privileges.includes('PATIENTS') || privileges.includes('AGENDA')
  return canChoose ? (
    <OwnerAutocomplete {...props} />
  ) : (
    <TextField
      label="Propriétaire"
      disabled
      value={props.savedOwner ? 'Un patient du cabinet' : 'Aucun'}
      helperText="Votre accès ne comprend pas les patients."
    />
  )
}

function OwnerAutocomplete({ form: { control }, savedOwner }: OwnerPickerProps) {
  const { field } = useController({ control, name: 'ownerId' })
  const { data: patients, isPending, isError } = usePickablePatients([savedOwner?.id ?? null])
  const patientOptions = (patients ?? []).map((patient) => ({ id: patient.id, name: patientName(patient) }))
  const isRemoved =
    savedOwner !== null && patients !== undefined && !patientOptions.some(({ id }) => id === savedOwner.id)
  const removedOwner =
    savedOwner && isRemoved ? [{ id: savedOwner.id, name: `${savedOwner.name} (retiré des patients)` }] : []
  const ownerUntilLoaded = savedOwner && patients === undefined ? [savedOwner] : []
  const options = [...patientOptions, ...removedOwner, ...ownerUntilLoaded]
  const newPatient = useNewPatient(({ id }) => field.onChange(id))
  // Stable object: MUI clears the search text whenever `value` changes identity.
  const owner = useStable(options.find(({ id }) => id === field.value) ?? null)
  return (
    <>
      <Picker
        id="ownerId"
        options={options}
        value={owner}
        onChange={(chosenOwner) => field.onChange(chosenOwner?.id ?? null)}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        loading={isPending}
        noOptionsText="Aucun patient"
        onAdd={newPatient.open}
        renderInput={(input) => (
          <TextField
            {...input}
            label="Propriétaire"
            placeholder="Aucun"
            slotProps={{ ...input.slotProps, inputLabel: { ...input.slotProps.inputLabel, shrink: true } }}
            helperText={isError ? "La liste des patients n'a pas pu être chargée." : undefined}
          />
        )}
      />
      {newPatient.dialog}
    </>
  )
}
