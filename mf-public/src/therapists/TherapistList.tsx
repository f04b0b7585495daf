import { maxNextSlots } from 'shared/contracts/directory/therapist'
import { Box } from 'shared/ui'
import { TherapistGroup } from './card/TherapistGroup.tsx'
import type { TherapistGroupProps } from './card/TherapistGroup.tsx'

const chunk = <T,>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunkIndex) =>
    items.slice(chunkIndex * size, (chunkIndex + 1) * size),
  )

/** List of therapists, in groups whose next slots are loaded in one request each. */
export const TherapistList = ({ therapists, ...props }: TherapistGroupProps) => (
  <Box
    component="ul"
    aria-label="Praticiens"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
  >
    {chunk(therapists, maxNextSlots).map((therapistChunk) => (
      <TherapistGroup key={therapistChunk[0]?.id} therapists={therapistChunk} {...props} />
    ))}
  </Box>
)
