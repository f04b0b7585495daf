import { lazy, Suspense, useState } from 'react'
import { useStable } from 'shared/client'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { AnimalFit } from 'shared/contracts/agenda/fit'
import type { Session, Verdict } from 'shared/contracts/agenda/session'
import { byVerdict } from 'shared/domain/fit/animalFit'
import { hoursOf, weekLoad } from 'shared/domain/workload/workload'
import { useAnimals } from 'shared/lists'
import { useRights } from 'shared/session'
import { Box, Stack, Typography } from 'shared/ui'
import { MultipleAutocomplete, TextField, useController, useWatch } from 'shared/ui/form'
import { FitExceptions } from '../fit/FitExceptions.tsx'
import { FitLine } from '../fit/FitLine.tsx'
import { useAnimalFits, fitVerdictOf } from '../fit/useAnimalFits.ts'
import { AnimalHints, remainingHoursText } from './AnimalHints.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { OverlappingSessionLine } from './OverlappingSessionLine.tsx'
import { useOverlappingSession } from './useOverlappingSession.ts'

const NewAnimalDialog = lazy(() => import('../../animals/form/NewAnimalDialog.tsx'))

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

/**
 * Picks the animals, preferred first and unsuitable last, each with its remaining hours in the session's week (ruling
 * 24) and the session in which it already works at that time. The hints are below the row of the picker, in the
 * section's grid.
 */
export function SessionAnimals({ form, savedSession, verdicts }: SessionAnimalsProps) {
  const { control } = form
  const { privileges } = useRights()
  const [newAnimalName, setNewAnimalName] = useState<string>()
  const { data: animals = noAnimals, isPending } = useAnimals()
  const fits = useAnimalFits(form)
  const { field } = useController({ control, name: 'animalIds' })
  const [day, startTime, endTime] = useWatch({ control, name: ['startDate', 'startTime', 'endTime'] })
  const sessionHours = startTime && endTime ? hoursOf({ startTime, endTime }) : 0

  const overlappingSessionOf = useOverlappingSession(form, savedSession)
  const loadOfAnimal = (animal: Animal, addedHours: number) =>
    day ? weekLoad(animal, day, addedHours, savedSession) : undefined
  const sortedAnimals = useStable(animals.toSorted((a, b) => byVerdict(fitVerdictOf(fits, a), fitVerdictOf(fits, b))))
  const chosenAnimals = animals.filter(({ id }) => field.value.includes(id))

  return (
    <>
      <MultipleAutocomplete
        id="animalIds"
        options={sortedAnimals}
        ids={field.value}
        onIds={field.onChange}
        onBlur={field.onBlur}
        getOptionLabel={({ name }) => name}
        noOptionsText="Aucun animal"
        loading={isPending}
        onAdd={privileges.includes('ANIMALS') ? setNewAnimalName : undefined}
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
                  {remainingHoursText(load)}
                </Typography>
              )}
              <OverlappingSessionLine session={overlappingSessionOf(animal)} />
              <FitLine fit={fits.get(animal.id)} />
            </Box>
          )
        }}
        renderInput={(input) => <TextField {...input} label="Animaux" />}
      />
      <Stack
        spacing={1}
        component="output"
        sx={{ gridColumn: '1 / -1', order: 1, '&:empty': { position: 'absolute' } }}
      >
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
      {newAnimalName !== undefined && (
        <Suspense>
          <NewAnimalDialog
            name={newAnimalName}
            onAdded={({ id }) => field.onChange([...field.value, id])}
            onClose={() => setNewAnimalName(undefined)}
          />
        </Suspense>
      )}
      {savedSession && savedSession.fitExceptions.length > 0 && (
        <Box sx={{ gridColumn: '1 / -1', order: 2 }}>
          <FitExceptions exceptions={savedSession.fitExceptions} />
        </Box>
      )}
    </>
  )
}
