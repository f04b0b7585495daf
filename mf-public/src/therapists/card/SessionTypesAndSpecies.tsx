import type { TherapistCard } from 'shared/contracts/directory/therapist'
import { joinFirst, maxTypesOnCard } from 'shared/domain/directory/cardWords'
import { Box, Chip, Typography } from 'shared/ui'

export const SessionTypesAndSpecies = ({ species, sessionTypes }: Pick<TherapistCard, 'species' | 'sessionTypes'>) => (
  <>
    {sessionTypes.length > 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {joinFirst(sessionTypes, maxTypesOnCard)}
      </Typography>
    )}
    {species.length > 0 && (
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}>
        {species.map((name) => (
          <Chip key={name} component="span" size="small" label={name} sx={{ bgcolor: 'background.sunk' }} />
        ))}
      </Box>
    )}
  </>
)
