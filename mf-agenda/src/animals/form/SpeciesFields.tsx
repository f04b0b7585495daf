import type { Species } from 'shared/contracts/agenda/animal'
import { asksRace, firstRace, speciesOfRace } from 'shared/domain/animals/animal'
import { PickInput, TextField, useController } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

/** The race has a field when the species has more than one. */
export function SpeciesFields({ form: { control }, species }: { form: AnimalFormApi; species: readonly Species[] }) {
  const { field } = useController({ control, name: 'typeId' })
  const chosen = speciesOfRace(species, field.value)
  return (
    <>
      <TextField
        select
        id="species"
        label="Espèce"
        value={chosen?.id ?? ''}
        onChange={({ target }) => field.onChange(firstRace(species.find(({ id }) => id === target.value)))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {species.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {asksRace(chosen) && (
        <PickInput
          control={control}
          name="typeId"
          label="Race"
          options={(chosen?.races ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
