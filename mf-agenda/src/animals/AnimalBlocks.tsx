import type { Animal } from 'shared/contracts/agenda/animal'
import { Stack } from 'shared/ui'
import { FoldedSection } from 'shared/ui/form'
import { ActivityBlock } from './ActivityBlock.tsx'
import { HealthBlock } from './health/HealthBlock.tsx'
import { WorkRegister } from './register/WorkRegister.tsx'
import { SessionsBlock } from './SessionsBlock.tsx'
import { WellbeingBlock } from './wellbeing/WellbeingBlock.tsx'

/**
 * Sections below an animal's form. Each loads its data when it is first opened, except the wellbeing, which is loaded
 * with the page, because `RestProposal` needs it.
 */
export const AnimalBlocks = ({ animal }: { animal: Animal }) => (
  <Stack spacing={2} sx={{ mt: 3 }}>
    <FoldedSection layout="free" isLazy title="Activités">
      <ActivityBlock animal={animal} />
    </FoldedSection>
    <FoldedSection layout="free" isLazy title="Séances">
      <SessionsBlock animalId={animal.id} />
    </FoldedSection>
    <FoldedSection layout="free" isLazy title="Santé">
      <HealthBlock animalId={animal.id} />
    </FoldedSection>
    <WellbeingBlock animalId={animal.id} name={animal.name} />
    <FoldedSection layout="free" isLazy title="Registre de charge de travail">
      <WorkRegister animalId={animal.id} name={animal.name} />
    </FoldedSection>
  </Stack>
)
