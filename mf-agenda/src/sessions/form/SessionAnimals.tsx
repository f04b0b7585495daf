import { useStable } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { AnimalFit } from 'shared/contracts/agenda/fit'
import type { Session, Verdict } from 'shared/contracts/agenda/session'
import { byVerdict } from 'shared/domain/fit/animalFit'
import { hoursOf, weekLoad } from 'shared/domain/workload/workload'
import { useAnimals } from 'shared/lists'
import { Box, Stack, Typography } from 'shared/ui'
import { MultipleAutocomplete, TextField, useController, useWatch } from 'shared/ui/form'
import { FitExceptions } from '../fit/FitExceptions.tsx'
import { FitLine } from '../fit/FitLine.tsx'
import { useAnimalFits, verdictOn } from '../fit/useAnimalFits.ts'
import { AnimalHints, freeHoursText } from './AnimalHints.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'

const noAnimals: Animal[] = []

/**
 * Whether the practitioner already accepted this animal for exactly the reasons against it. They are then shown only in
 * the notice below the animals.
 */
const isFitAccepted = (saved: Session | undefined, fit: AnimalFit | undefined) =>
  saved?.fitExceptions.some(
    ({ animalId, reasons }) => animalId === fit?.animalId && reasons.join() === fit.reasons.join(),
  ) ?? false

interface SessionAnimalsProps {
  form: SessionFormApi
  saved: Session | undefined
  /** Server's verdicts on the slot; undefined until they are loaded. */
  verdicts: readonly Verdict[] | undefined
}

/** Picks the animals, suitable ones first, each with its hours left in the week of the session (ruling 24). */
export function SessionAnimals({ form, saved, verdicts }: SessionAnimalsProps) {
  const { control } = form
  const { data: animals = noAnimals } = useAnimals()
  const fits = useAnimalFits(form)
  const { field } = useController({ control, name: 'animalIds' })
  const [day, startTime, endTime] = useWatch({ control, name: ['startDate', 'startTime', 'endTime'] })
  const length = startTime && endTime ? hoursOf({ startTime, endTime }) : 0

  const loadOfAnimal = (animal: Animal, added: number) => (day ? weekLoad(animal, day, added, saved) : undefined)
  const proposed = useStable(animals.toSorted((one, other) => byVerdict(verdictOn(fits, one), verdictOn(fits, other))))
  const chosenAnimals = animals.filter(({ id }) => field.value.includes(id))

  return (
    <Box>
      <MultipleAutocomplete
        id="animalIds"
        options={proposed}
        ids={field.value}
        onIds={field.onChange}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        noOptionsText="Aucun animal"
        slotProps={{ paper: { elevation: 8 } }}
        renderOption={({ key, ...option }, animal) => {
          const load = loadOfAnimal(animal, 0)
          return (
            <Box
              component="li"
              key={key}
              {...option}
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'space-between !important' }}
            >
              <span>{animal.name}</span>
              {load && (
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ color: load.free <= 0 ? 'error.main' : 'text.secondary' }}
                >
                  {freeHoursText(load)}
                </Typography>
              )}
              <FitLine fit={fits.get(animal.id)} />
            </Box>
          )
        }}
        renderInput={(input) => <TextField {...input} label="Animaux" />}
      />
      <Stack spacing={1} component="output" sx={{ mt: chosenAnimals.length > 0 ? 1.5 : 0 }}>
        {chosenAnimals.map((animal) => (
          <AnimalHints
            key={animal.id}
            animal={animal}
            day={day}
            load={loadOfAnimal(animal, length)}
            verdicts={verdicts?.filter(({ id }) => id === animal.id)}
            fit={isFitAccepted(saved, fits.get(animal.id)) ? undefined : fits.get(animal.id)}
          />
        ))}
      </Stack>
      {saved && <FitExceptions exceptions={saved.fitExceptions} />}
    </Box>
  )
}
