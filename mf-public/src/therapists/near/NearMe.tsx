import { Box, Button, NearMeIcon, Typography } from 'shared/ui'
import { canLocate, forgetPosition } from './position.ts'
import type { NearMeState } from './useNearMe.ts'

const failureTexts = {
  refused: "La localisation n'est pas autorisée pour ce site : indiquez plutôt une ville ou un code postal.",
  unanswered: 'Votre navigateur ne répond pas : réessayez, ou indiquez une ville ou un code postal.',
  notFound: "Votre position n'a pas été trouvée : indiquez plutôt une ville ou un code postal.",
}

const statusText = ({ requestState, isSorting }: NearMeState) => {
  if (requestState === 'asking') return 'Votre navigateur vous demande votre accord.'
  if (requestState !== 'idle') return failureTexts[requestState]
  if (isSorting) return 'Les plus proches de vous sont en tête. Votre position exacte reste sur cet appareil.'
  return ''
}

/** Button that sorts the list by distance from the visitor, with a text on how the position is used. */
export function NearMe({ nearMe }: { nearMe: NearMeState }) {
  if (!canLocate()) return null
  const isAsking = nearMe.requestState === 'asking'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mt: 1.5 }}>
      {nearMe.isSorting ? (
        <Button size="small" onClick={forgetPosition}>
          Ne plus utiliser ma position
        </Button>
      ) : (
        <Button
          size="small"
          startIcon={<NearMeIcon />}
          onClick={() => (isAsking ? nearMe.cancelRequest() : void nearMe.requestPosition())}
        >
          {isAsking ? 'Ne plus attendre ma position' : 'Autour de moi'}
        </Button>
      )}
      <Typography component="output" variant="body2" color="textSecondary">
        {statusText(nearMe)}
      </Typography>
    </Box>
  )
}
