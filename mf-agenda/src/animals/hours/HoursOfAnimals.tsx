import { useId, useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import { practiceToday } from 'shared/session'
import { Card, CardContent, Typography } from 'shared/ui'
import { MultipleAutocomplete, TextField } from 'shared/ui/form'
import { HoursChart } from './HoursChart.tsx'
import { listBusiestAnimals, listWeeksAround } from './weeks.ts'

/** Maximum number of lines in the chart; more would be hard to tell apart. */
const maxLines = 7

/**
 * Chart that compares the hours of the animals. With more than `maxLines` animals, it shows the animals with the most
 * hours until the user chooses others.
 */
export function HoursOfAnimals({ animals }: { animals: readonly Animal[] }) {
  const titleId = useId()
  const [chosenIds, setChosenIds] = useState<readonly string[]>()
  const chosenAnimals = chosenIds
    ? animals.filter(({ id }) => chosenIds.includes(id))
    : listBusiestAnimals(animals, listWeeksAround(practiceToday(), { weeksBefore: 7, weeksAfter: 4 }), maxLines)
  const orderedAnimals = animals.filter((animal) => chosenAnimals.includes(animal))

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
          Heures de travail par semaine
        </Typography>
        {animals.length > maxLines && (
          <MultipleAutocomplete
            options={animals}
            ids={orderedAnimals.map(({ id }) => id)}
            onIds={setChosenIds}
            getOptionLabel={({ name }) => name}
            getOptionDisabled={({ id }) =>
              chosenAnimals.length >= maxLines && !chosenAnimals.some((animal) => animal.id === id)
            }
            renderInput={(input) => (
              <TextField {...input} label="Animaux du graphique" helperText={`${maxLines} au plus à la fois`} />
            )}
            sx={{ mb: 2 }}
          />
        )}
        <HoursChart animals={orderedAnimals} />
      </CardContent>
    </Card>
  )
}
