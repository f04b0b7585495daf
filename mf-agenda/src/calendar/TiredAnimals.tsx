import type { Day } from 'shared/domain/day'
import { hours } from 'shared/domain/format'
import { weekLoad } from 'shared/domain/workload'
import { useAnimals } from 'shared/lists'
import { Alert, Box } from 'shared/ui'

/** The animals near their hours of the week, or over them (ruling 24). */
export function TiredAnimals({ day }: { day: Day }) {
  const { data: animals = [] } = useAnimals()
  const tired = animals.map((animal) => ({ animal, ...weekLoad(animal, day) })).filter(({ load }) => load !== 'light')
  if (tired.length === 0) return null
  return (
    <Alert severity={tired.some(({ load }) => load === 'over') ? 'error' : 'warning'} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tired.map(({ animal, planned, done, load }) => (
          <li key={animal.id}>
            <strong>{animal.name}</strong> : {hours(done)} prévues sur {hours(planned)} cette semaine{load === 'over' && ', au-delà de sa limite'}.
          </li>
        ))}
      </Box>
    </Alert>
  )
}
