import type { Verdict } from 'shared/contracts/session'
import { Box } from 'shared/ui'
import { VerdictLines } from './VerdictLines.tsx'

/** Of an animal, and shown beside it. */
const ofAnimals: readonly Verdict['kind'][] = ['workload', 'tired', 'health']
export const isOfAnimal = ({ kind }: Verdict): boolean => ofAnimals.includes(kind)

/** What the slot meets, told as it is chosen; nothing is refused before it is saved. */
export const SlotHints = ({ verdicts = [] }: { verdicts: readonly Verdict[] | undefined }) => (
  <Box
    component="output"
    aria-label="À savoir sur ce créneau"
    sx={{ display: 'block', '&:empty': { mt: '0 !important' } }}
  >
    {verdicts.some((verdict) => !isOfAnimal(verdict)) && (
      <VerdictLines verdicts={verdicts.filter((verdict) => !isOfAnimal(verdict))} />
    )}
  </Box>
)
