import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { VerdictLines } from './VerdictLines.tsx'

/** Verdicts about an animal, which are shown beside it. */
const animalKinds: readonly Verdict['kind'][] = ['workload', 'incompatible', 'tired', 'health']
const isOfAnimal = ({ kind }: Verdict): boolean => animalKinds.includes(kind)

/** Warns of problems with the chosen slot; nothing is refused before the session is saved. */
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
