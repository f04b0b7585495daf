import { maxNextSlots } from 'shared/contracts/directory/therapist'
import { Box } from 'shared/ui'
import { TherapistItems } from './card/TherapistItems.tsx'
import type { TherapistItemsProps } from './card/TherapistItems.tsx'

const inParts = <T,>(things: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(things.length / size) }, (_, part) => things.slice(part * size, (part + 1) * size))

export const TherapistList = ({ therapists, ...props }: TherapistItemsProps) => (
  <Box
    component="ul"
    aria-label="Praticiens"
    sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
  >
    {inParts(therapists, maxNextSlots).map((part) => (
      <TherapistItems key={part[0]?.id} therapists={part} {...props} />
    ))}
  </Box>
)
