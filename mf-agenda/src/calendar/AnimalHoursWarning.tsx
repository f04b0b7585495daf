import { useId, useState } from 'react'
import type { Day } from 'shared/domain/calendar/day'
import { hours } from 'shared/domain/format'
import { busyAnimals as busyAnimalsOf } from 'shared/domain/workload/busyAnimals'
import type { BusyAnimal } from 'shared/domain/workload/busyAnimals'
import { useAnimals } from 'shared/lists'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Chip, Link as TextLink, Popover, useIsPhone, WarningIcon } from 'shared/ui'

/** Number of animals with their own chip. More would not fit in the row with the filters and the views. */
const maxChips = 1

const chipText = ({ animal, load, done, planned, free }: BusyAnimal) =>
  load === 'over' ? `${animal.name} +${hours(done - planned)}` : `${animal.name} ${hours(free)} restantes`

const colourOf = (animals: readonly BusyAnimal[]) => (animals.some(({ load }) => load === 'over') ? 'error' : 'warning')

/**
 * Warns about the animals near or over their weekly hours (ruling 24): a chip for the one with the fewest free hours,
 * and a chip with the number of the others. A phone shows one chip with their number. Each chip opens the hours of all.
 */
export function AnimalHoursWarning({ day }: { day: Day }) {
  const { data: animals = [] } = useAnimals()
  const isPhone = useIsPhone()
  const [anchor, setAnchor] = useState<Element | null>(null)
  const popoverId = useId()
  const busyAnimals = busyAnimalsOf(animals, day)
  if (busyAnimals.length === 0) return null

  const namedAnimals = isPhone ? [] : busyAnimals.slice(0, maxChips)
  const otherAnimals = busyAnimals.slice(namedAnimals.length)
  const chipProps = {
    variant: 'outlined',
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    'aria-controls': anchor === null ? undefined : popoverId,
    onClick: ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget),
  } as const
  return (
    <Box
      component="section"
      aria-label="Animaux proches de leur limite"
      sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}
    >
      {namedAnimals.map((busyAnimal) => (
        <Chip
          key={busyAnimal.animal.id}
          {...chipProps}
          icon={<WarningIcon />}
          color={colourOf([busyAnimal])}
          label={chipText(busyAnimal)}
          sx={{ minWidth: 0 }}
        />
      ))}
      {otherAnimals.length > 0 && (
        <Chip
          {...chipProps}
          icon={isPhone ? <WarningIcon /> : undefined}
          color={colourOf(otherAnimals)}
          label={isPhone ? otherAnimals.length : `+${otherAnimals.length}`}
          aria-label={
            isPhone
              ? `Animaux proches de leur limite : ${otherAnimals.length}`
              : `+${otherAnimals.length} : voir les ${busyAnimals.length} animaux`
          }
        />
      )}
      <Popover
        id={popoverId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Heures des animaux', sx: { mt: 0.5, p: 2, maxWidth: 420 } },
        }}
      >
        <BusyAnimalList animals={busyAnimals} />
      </Popover>
    </Box>
  )
}

function BusyAnimalList({ animals }: { animals: readonly BusyAnimal[] }) {
  const { privileges } = useRights()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {animals.map(({ animal, planned, done, load }) => (
        <li key={animal.id}>
          <span>
            {privileges.includes('ANIMALS') ? (
              <TextLink component={Link} to={`/pros/animal/${animal.id}`} sx={{ fontWeight: 700 }}>
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
  )
}
