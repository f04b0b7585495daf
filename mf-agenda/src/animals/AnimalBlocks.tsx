import type { Animal } from 'shared/contracts/animal'
import { Stack } from 'shared/ui'
import { ActivityBlock } from './ActivityBlock.tsx'
import { Block } from './Block.tsx'
import { HealthBlock } from './health/HealthBlock.tsx'
import { WorkRegister } from './register/WorkRegister.tsx'
import { SessionsBlock } from './SessionsBlock.tsx'
import { WellbeingBlock } from './wellbeing/WellbeingBlock.tsx'

/** What is told of an animal below its form: each part is asked for when it is opened. */
export const AnimalBlocks = ({ animal }: { animal: Animal }) => (
  <Stack spacing={2} sx={{ mt: 3 }}>
    <Block title="Activités">
      <ActivityBlock animal={animal} />
    </Block>
    <Block title="Séances">
      <SessionsBlock animalId={animal.id} />
    </Block>
    <Block title="Santé">
      <HealthBlock animalId={animal.id} />
    </Block>
    <WellbeingBlock animalId={animal.id} name={animal.name} />
    <Block title="Registre de charge de travail">
      <WorkRegister animalId={animal.id} name={animal.name} />
    </Block>
  </Stack>
)
