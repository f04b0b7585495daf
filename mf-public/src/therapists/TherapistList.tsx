import { maxNextSlots } from 'shared/contracts/directory/therapist'
import { Box } from 'shared/ui'
import { TherapistItems } from './card/TherapistItems.tsx'
import type { TherapistItemsProps } from './card/TherapistItems.tsx'

const chunk = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunkIndex) =>
    items.slice(chunkIndex * size, (chunkIndex + 1) * size),
  )

export const TherapistList = ({ therapists, ...props }: TherapistItemsProps) => (
  <Box
    component="ul"
    aria-label="Praticiens"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
  >
    {chunk(therapists, maxNextSlots).map((therapistChunk) => (
      <TherapistItems key={therapistChunk[0]?.id} therapists={therapistChunk} {...props} />
    ))}
  </Box>
)
