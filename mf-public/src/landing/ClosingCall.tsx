import { Box } from 'shared/ui'
import { Section } from './Section.tsx'
import { TrialButtons } from './TrialButtons.tsx'

export const ClosingCall = () => (
  <Box sx={{ px: { xs: 2, md: 6 }, py: { xs: 5, md: 7 }, borderRadius: '20px', bgcolor: 'background.sunk' }}>
    <Section
      title="Votre prochaine séance mérite votre attention"
      lead="Le reste, confiez-le à Complice : 14 jours pour l'essayer, sans engagement."
    >
      <TrialButtons />
    </Section>
  </Box>
)
