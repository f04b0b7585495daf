import type { Animal } from 'shared/contracts/animal'
import { hours, shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, CardContent, Link, Stack, Typography } from 'shared/ui'
import { AnimalActions } from './AnimalActions.tsx'
import { AnimalMarkers } from './AnimalMarkers.tsx'
import { typeLabel } from './typeLabel.ts'

interface AnimalCardsProps {
  animals: readonly Animal[]
  onDelete: (animal: Animal) => void
}

const birth = ({ birthdate }: Animal) => (birthdate ? `né(e) le ${shortDay(birthdate)}` : '')

export const AnimalCards = ({ animals, onDelete }: AnimalCardsProps) => (
  <Stack component="ul" aria-label="Animaux" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {animals.map((animal) => (
      <Card key={animal.id} component="li">
        <CardContent sx={{ py: 1, '&:last-child': { pb: 1.5 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Link
              component={RouterLink}
              to={`/pros/animal/${animal.id}`}
              underline="hover"
              sx={{ fontWeight: 600, flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', py: 0.5 }}
            >
              {animal.name}
            </Link>
            <Box sx={{ flexShrink: 0 }}>
              <AnimalActions animal={animal} onDelete={() => onDelete(animal)} />
            </Box>
          </Box>
          <Typography variant="body2" color="textSecondary">
            {[typeLabel(animal), birth(animal), animal.club?.name].filter(Boolean).join(' · ')}
          </Typography>
          <Typography variant="body2">{hours(animal.nbWorkingHoursByWeek)} prévues par semaine</Typography>
          <AnimalMarkers animal={animal} />
        </CardContent>
      </Card>
    ))}
  </Stack>
)
