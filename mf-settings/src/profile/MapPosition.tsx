import type { Profile } from 'shared/contracts/user'
import { Box, Chip, PlaceIcon, Typography } from 'shared/ui'

function sentenceOf({ latitude, precision }: Profile): string {
  if (latitude === null)
    return "Votre adresse n'est pas encore placée : elle l'est à l'enregistrement. En attendant, la carte vous montre à Paris."
  if (precision === 'zipCode') return 'La carte vous montre au centre de votre code postal.'
  if (precision === 'default')
    return "Votre code postal n'est pas connu : la carte vous montre au centre du département, ou à Paris."
  return 'La carte vous montre à votre adresse.'
}

/** Where the map shows the therapist, by the address of the last save. */
export function MapPosition({ profile }: { profile: Profile }) {
  return (
    <Box
      component="output"
      sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Chip
        size="small"
        icon={<PlaceIcon />}
        color={profile.precision === 'address' ? 'success' : 'default'}
        variant="outlined"
        label={profile.precision === 'address' ? 'Localisation exacte' : 'Localisation approximative'}
      />
      <Typography variant="body2" color="textSecondary">
        {sentenceOf(profile)}
      </Typography>
    </Box>
  )
}
