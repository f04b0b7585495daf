import { busyAnimals } from 'shared/domain/workload/busyAnimals'
import type { BusyAnimal } from 'shared/domain/workload/busyAnimals'
import { hours } from 'shared/domain/format'
import { useAnimals } from 'shared/lists'
import { Link as RouterLink } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Box, Card, Link, touchTarget, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import { texts } from './messages.ts'

/** Animals whose hours this week are near or above their weekly limit, each with a progress bar. */
export function BusyAnimals() {
  const { data: animals } = useAnimals()
  if (!animals) return null
  const busy = busyAnimals(animals, practiceToday())
  return (
    <Card component="section" aria-label={texts.animals} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {texts.animals}
      </Typography>
      {busy.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {texts.noBusyAnimal}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {busy.map((busyAnimal) => (
          <AnimalLine key={busyAnimal.animal.id} busyAnimal={busyAnimal} />
        ))}
      </Box>
    </Card>
  )
}

function AnimalLine({ busyAnimal: { animal, planned, done, load } }: { busyAnimal: BusyAnimal }) {
  const { privileges } = useRights()
  const isOver = load === 'over'
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(64px, 1.5fr) 9.5rem',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: { xs: 44, md: 32 },
      }}
    >
      {privileges.includes('ANIMALS') ? (
        <Link
          component={RouterLink}
          to={`/pros/animal/${animal.id}`}
          variant="body2"
          sx={{ ...touchTarget, justifySelf: 'start' }}
        >
          {animal.name}
        </Link>
      ) : (
        <Typography variant="body2">{animal.name}</Typography>
      )}
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={planned > 0 ? Math.min(100, Math.round((done / planned) * 100)) : 100}
        color={isOver ? 'error' : 'warning'}
        sx={{ height: 6, borderRadius: 3 }}
      />
      <Typography
        component="span"
        variant="body2"
        sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right', color: isOver ? 'error.main' : undefined }}
      >
        {`${hours(done)} sur ${hours(planned)}`}
      </Typography>
    </Box>
  )
}
