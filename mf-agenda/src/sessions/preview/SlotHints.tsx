import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { VerdictLines } from './VerdictLines.tsx'

/** Kinds of verdicts about an animal, which are shown beside the animal instead. */
const animalKinds: readonly Verdict['kind'][] = ['workload', 'incompatible', 'tired', 'health']
const isAboutAnimal = ({ kind }: Verdict): boolean => animalKinds.includes(kind)

/** Warnings about the chosen slot; they do not prevent saving. */
export const SlotHints = ({ verdicts = [] }: { verdicts: readonly Verdict[] | undefined }) => (
  <Box
    component="output"
    aria-label="À savoir sur ce créneau"
    sx={{ display: 'block', '&:empty': { mt: '0 !important' } }}
  >
    {verdicts.some((verdict) => !isAboutAnimal(verdict)) && (
      <VerdictLines verdicts={verdicts.filter((verdict) => !isAboutAnimal(verdict))} />
    )}
  </Box>
)
