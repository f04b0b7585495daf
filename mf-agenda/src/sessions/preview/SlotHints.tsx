import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { VerdictLines } from './VerdictLines.tsx'

/** Kinds of verdicts that are shown next to the animal, not here. The kind `animal` (a busy animal) is shown here. */
const kindsBesideAnimal: readonly Verdict['kind'][] = ['workload', 'incompatible', 'tired', 'health']
const isShownBesideAnimal = ({ kind }: Verdict): boolean => kindsBesideAnimal.includes(kind)

/** Conflicts and warnings of the chosen slot; they do not prevent saving. */
export const SlotHints = ({ verdicts = [] }: { verdicts: readonly Verdict[] | undefined }) => (
  <Box
    component="output"
    aria-label="À savoir sur ce créneau"
    sx={{ display: 'block', '&:empty': { mt: '0 !important' } }}
  >
    {verdicts.some((verdict) => !isShownBesideAnimal(verdict)) && (
      <VerdictLines verdicts={verdicts.filter((verdict) => !isShownBesideAnimal(verdict))} />
    )}
  </Box>
)
