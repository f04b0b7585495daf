import { useId, useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import { practiceToday } from 'shared/session'
import { Card, CardContent, Typography } from 'shared/ui'
import { MultipleAutocomplete, TextField } from 'shared/ui/form'
import { HoursChart } from './HoursChart.tsx'
import { busiest, weeksAround } from './weeks.ts'

/** More lines cannot be distinguished. */
const mostLines = 7

/** The hours of the animals compared; with many animals, of the chosen ones: at first those with the most hours. */
export function HoursOfAnimals({ animals }: { animals: readonly Animal[] }) {
  const titleId = useId()
  const [chosenIds, setChosenIds] = useState<readonly string[]>()
  const chosen = chosenIds
    ? animals.filter(({ id }) => chosenIds.includes(id))
    : busiest(animals, weeksAround(practiceToday(), { back: 7, ahead: 4 }), mostLines)
  const inOrder = animals.filter((animal) => chosen.includes(animal))

  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mt: 3 }}>
      <CardContent>
        <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
          Heures de travail par semaine
        </Typography>
        {animals.length > mostLines && (
          <MultipleAutocomplete
            options={animals}
            ids={inOrder.map(({ id }) => id)}
            onIds={setChosenIds}
            getOptionLabel={({ name }) => name}
            getOptionDisabled={({ id }) => chosen.length >= mostLines && !chosen.some((one) => one.id === id)}
            renderInput={(input) => (
              <TextField {...input} label="Animaux du graphique" helperText={`${mostLines} au plus à la fois`} />
            )}
            sx={{ mb: 2 }}
          />
        )}
        <HoursChart animals={inOrder} />
      </CardContent>
    </Card>
  )
}
