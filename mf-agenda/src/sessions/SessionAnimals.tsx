import type { Animal } from 'shared/contracts/animal'
import type { Session } from 'shared/contracts/session'
import { hours } from 'shared/domain/format'
import { hoursOf, weekLoad } from 'shared/domain/workload'
import type { WeekLoad } from 'shared/domain/workload'
import { useAnimals } from 'shared/lists'
import { Alert, Box, Stack, Typography } from 'shared/ui'
import { Autocomplete, TextField, useController, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from './form.ts'

/** « 3 h libres cette semaine », « 1 h 30 au-delà de ses heures cette semaine ». */
const freeText = ({ free }: WeekLoad) => (free < 0 ? `${hours(-free)} au-delà de ses heures cette semaine` : `${hours(free)} libres cette semaine`)

const none: Animal[] = []

/** The animals that work, each with the hours left in the week of the session (ruling 24). */
export function SessionAnimals({ form: { control }, saved }: { form: SessionFormApi; saved: Session | undefined }) {
  const { data: animals = none } = useAnimals()
  const { field } = useController({ control, name: 'animalIds' })
  const [day, startTime, endTime] = useWatch({ control, name: ['startDate', 'startTime', 'endTime'] })
  const length = startTime && endTime ? hoursOf({ startTime, endTime }) : 0

  const loadOfAnimal = (animal: Animal, added: number) => (day ? weekLoad(animal, day, added, saved) : undefined)
  const chosen = animals.filter(({ id }) => field.value.includes(id))

  return (
    <Box>
      <Autocomplete
        multiple
        disableCloseOnSelect
        id="animalIds"
        options={animals}
        value={chosen}
        onChange={(_, picked) => field.onChange(picked.map(({ id }) => id))}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        noOptionsText="Aucun animal"
        slotProps={{ paper: { elevation: 8 } }}
        renderOption={({ key, ...option }, animal) => {
          const load = loadOfAnimal(animal, 0)
          return (
            <Box component="li" key={key} {...option} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between !important' }}>
              <span>{animal.name}</span>
              {load && (
                <Typography component="span" variant="body2" sx={{ color: load.free <= 0 ? 'error.main' : 'text.secondary' }}>
                  {freeText(load)}
                </Typography>
              )}
            </Box>
          )
        }}
        renderInput={(input) => <TextField {...input} label="Animaux" />}
      />
      <Stack spacing={1} component="output" sx={{ mt: chosen.length > 0 ? 1.5 : 0 }}>
        {chosen.map((animal) => (
          <AnimalHours key={animal.id} animal={animal} load={loadOfAnimal(animal, length)} />
        ))}
      </Stack>
    </Box>
  )
}

function AnimalHours({ animal, load }: { animal: Animal; load: WeekLoad | undefined }) {
  if (!load) return null
  const left = (
    <>
      <strong>{animal.name}</strong> : {freeText(load)} ({hours(load.done)} prévues sur {hours(load.planned)})
    </>
  )
  if (load.load === 'light') return <Typography variant="body2">{left}</Typography>
  const isOver = load.load === 'over'
  return (
    <Alert severity={isOver ? 'error' : 'warning'}>
      {left}. {isOver ? 'Cette séance le fait dépasser sa limite.' : 'Cette séance le mène près de sa limite.'}
    </Alert>
  )
}
