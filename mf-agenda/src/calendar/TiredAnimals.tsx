import { useState } from 'react'
import type { Animal } from 'shared/contracts/agenda/animal'
import type { Day } from 'shared/domain/calendar/day'
import { hours } from 'shared/domain/format'
import { weekLoad } from 'shared/domain/workload/workload'
import type { WeekLoad } from 'shared/domain/workload/workload'
import { useAnimals } from 'shared/lists'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, Box, Button, Link as TextLink } from 'shared/ui'

/** Number of animals listed at first: more lines would push the calendar off the screen. */
const collapsedCount = 2

type TiredAnimal = WeekLoad & { animal: Animal }

const compareByFreeHours = (a: TiredAnimal, b: TiredAnimal) =>
  a.free - b.free || a.animal.name.localeCompare(b.animal.name, 'fr')

/** Animals near or over their weekly hours, fewest free hours first (ruling 24). */
export function TiredAnimals({ day }: { day: Day }) {
  const { data: animals = [] } = useAnimals()
  const { privileges } = useRights()
  const [isOpen, setOpen] = useState(false)
  const tiredAnimals = animals
    .map((animal) => ({ animal, ...weekLoad(animal, day) }))
    .filter(({ load }) => load !== 'light')
    .toSorted(compareByFreeHours)
  if (tiredAnimals.length === 0) return null

  return (
    <Alert severity={tiredAnimals.some(({ load }) => load === 'over') ? 'error' : 'warning'} sx={{ mb: 2, py: 0.25 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {(isOpen ? tiredAnimals : tiredAnimals.slice(0, collapsedCount)).map(({ animal, planned, done, load }) => (
          <li key={animal.id}>
            <span>
              {privileges.includes('ANIMALS') ? (
                <TextLink component={Link} to={`/pros/animal/${animal.id}`} color="inherit" sx={{ fontWeight: 700 }}>
                  {animal.name}
                </TextLink>
              ) : (
                <strong>{animal.name}</strong>
              )}
            </span>
            {` : ${hours(done)} prévues sur ${hours(planned)} cette semaine${load === 'over' ? ', au-delà de sa limite' : ''}.`}
          </li>
        ))}
      </Box>
      {tiredAnimals.length > collapsedCount && (
        <Button color="inherit" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: -1.25 }}>
          {isOpen ? 'Réduire' : `Voir les ${tiredAnimals.length} animaux`}
        </Button>
      )}
    </Alert>
  )
}
