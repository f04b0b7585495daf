import { useStable } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import { patientName } from 'shared/domain/patients/patientName'
import { usePickablePatients } from 'shared/lists'
import { useRights } from 'shared/session'
import { Autocomplete, TextField, useController } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

interface OwnerPickerProps {
  form: AnimalFormApi
  /** The saved owner: shown even when the patient is no longer in the list. */
  former: Animal['owner']
}

/** Picks the owner: a patient, or none. */
export function OwnerPicker(props: OwnerPickerProps) {
  const { privileges } = useRights()
  const mayChoose = privileges.includes('PATIENTS') || privileges.includes('AGENDA')
  return mayChoose ? (
    <PickedOwner {...props} />
  ) : (
    <TextField
      label="Propriétaire"
      disabled
      value={props.former ? 'Un patient du cabinet' : 'Aucun'}
      helperText="Votre accès ne comprend pas les patients."
    />
  )
}

function PickedOwner({ form: { control }, former }: OwnerPickerProps) {
  const { field } = useController({ control, name: 'ownerId' })
  const { data: patients, isPending, isError } = usePickablePatients([former?.id ?? null])
  const present = (patients ?? []).map((patient) => ({ id: patient.id, name: patientName(patient) }))
  const isGone = former !== null && patients !== undefined && !present.some(({ id }) => id === former.id)
  const gone = former && isGone ? [{ id: former.id, name: `${former.name} (retiré des patients)` }] : []
  const waited = former && patients === undefined ? [former] : []
  const options = [...present, ...gone, ...waited]
  // MUI empties the search text whenever it is given another object.
  const owner = useStable(options.find(({ id }) => id === field.value) ?? null)
  return (
    <Autocomplete
      id="ownerId"
      options={options}
      value={owner}
      onChange={(_, chosen) => field.onChange(chosen?.id ?? null)}
      onBlur={field.onBlur}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={isPending}
      noOptionsText="Aucun patient"
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
  )
}
