import type { TherapistCard } from 'shared/contracts/therapist'
import { Box } from 'shared/ui'
import { TherapistItem } from './TherapistItem.tsx'
import type { Pointing } from './usePointing.ts'

export const TherapistList = ({
  therapists,
  pointing,
}: {
  therapists: readonly TherapistCard[]
  pointing: Pointing
}) => (
  <Box component="ul" aria-label="Praticiens" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {therapists.map((therapist) => (
      <TherapistItem
        key={therapist.id}
        therapist={therapist}
        highlighted={pointing.id === therapist.id}
        isPointedOnMap={pointing.id === therapist.id && pointing.from === 'map'}
        onPoint={pointing.fromList}
      />
    ))}
  </Box>
)
