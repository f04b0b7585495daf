import { landingSections, signUpSteps } from 'shared/domain/publicPages/landing'
import { Box, Typography } from 'shared/ui'
import { Section } from './Section.tsx'

export const Steps = () => (
  <Section {...landingSections.steps}>
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {signUpSteps.map(({ title, text }, index) => (
        <Box
          key={title}
          component="li"
          sx={{ p: 3, borderRadius: 'var(--mui-radius-card)', bgcolor: 'background.sunk' }}
        >
          <Typography
            aria-hidden
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              justifyContent: 'center',
              width: 36,
              height: 36,
              mb: 1.5,
              borderRadius: '50%',
              fontWeight: 700,
              color: 'primary.contrastText',
              bgcolor: 'primary.main',
            }}
          >
            {index + 1}
          </Typography>
          <Typography variant="h3" sx={{ fontSize: 'var(--mui-text-lead)', fontWeight: 650, mb: 0.5 }}>
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Box>
      ))}
    </Box>
  </Section>
)
