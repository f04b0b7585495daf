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
import { useAnimalFits, fitVerdictOf } from '../fit/useAnimalFits.ts'
import { AnimalHints, freeHoursText } from './AnimalHints.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'

const noAnimals: Animal[] = []

/**
 * True if a member already accepted this animal despite exactly these reasons, which are then shown only in the notice
 * below the animals.
 */
const isFitAccepted = (savedSession: Session | undefined, fit: AnimalFit | undefined) =>
  savedSession?.fitExceptions.some(
    ({ animalId, reasons }) => animalId === fit?.animalId && reasons.join() === fit.reasons.join(),
  ) ?? false

interface SessionAnimalsProps {
  form: SessionFormApi
  savedSession: Session | undefined
  /** Server's verdicts on the slot; undefined until they are loaded. */
  verdicts: readonly Verdict[] | undefined
}

/** Picks the animals, preferred first and unsuitable last, each with its hours left in the session's week (ruling 24). */
export function SessionAnimals({ form, savedSession, verdicts }: SessionAnimalsProps) {
  const { control } = form
  const { data: animals = noAnimals } = useAnimals()
  const fits = useAnimalFits(form)
  const { field } = useController({ control, name: 'animalIds' })
  const [day, startTime, endTime] = useWatch({ control, name: ['startDate', 'startTime', 'endTime'] })
  const sessionHours = startTime && endTime ? hoursOf({ startTime, endTime }) : 0

  const loadOfAnimal = (animal: Animal, addedHours: number) =>
    day ? weekLoad(animal, day, addedHours, savedSession) : undefined
  const sortedAnimals = useStable(animals.toSorted((a, b) => byVerdict(fitVerdictOf(fits, a), fitVerdictOf(fits, b))))
  const chosenAnimals = animals.filter(({ id }) => field.value.includes(id))

  return (
    <Box>
      <MultipleAutocomplete
        id="animalIds"
        options={sortedAnimals}
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
            load={loadOfAnimal(animal, sessionHours)}
            verdicts={verdicts?.filter(({ id }) => id === animal.id)}
            fit={isFitAccepted(savedSession, fits.get(animal.id)) ? undefined : fits.get(animal.id)}
          />
        ))}
      </Stack>
      {savedSession && <FitExceptions exceptions={savedSession.fitExceptions} />}
    </Box>
  )
}
