import type { Species } from 'shared/contracts/agenda/animal'
import { hasSeveralRaces, defaultRaceId, speciesOfRace } from 'shared/domain/animals/animal'
import { PickInput, TextField, useController } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

/** Picks the species, and the race when the species has several. */
export function SpeciesFields({ form: { control }, species }: { form: AnimalFormApi; species: readonly Species[] }) {
  const { field } = useController({ control, name: 'typeId' })
  const chosenSpecies = speciesOfRace(species, field.value)
  return (
    <>
      <TextField
        select
        id="species"
        label="Espèce"
        value={chosenSpecies?.id ?? ''}
        onChange={({ target }) => field.onChange(defaultRaceId(species.find(({ id }) => id === target.value)))}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {species.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      {hasSeveralRaces(chosenSpecies) && (
        <PickInput
          control={control}
          name="typeId"
          label="Race"
          options={(chosenSpecies?.races ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  )
}
