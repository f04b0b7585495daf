import { landingSections } from 'shared/domain/publicPages/landing'
import { Box } from 'shared/ui'
import { Section } from './Section.tsx'
import { TrialButtons } from './TrialButtons.tsx'

export const ClosingCall = () => (
  <Box
    sx={{
      px: { xs: 2, md: 6 },
      py: { xs: 5, md: 7 },
      borderRadius: 'var(--mui-radius-panel)',
      bgcolor: 'background.sunk',
    }}
  >
    <Section {...landingSections.closing}>
      <TrialButtons />
    </Section>
  </Box>
)
