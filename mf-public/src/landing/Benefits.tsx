import { benefits, landingSections } from 'shared/domain/publicPages/landing'
import { Box, Typography } from 'shared/ui'
import { Section } from './Section.tsx'

/** The five promises, numbered. */
export const Benefits = () => (
  <Section {...landingSections.benefits}>
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, borderTop: 1, borderColor: 'divider' }}>
      {benefits.map(({ title, text }, index) => (
        <Box
          key={title}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: '64px minmax(0, 5fr) minmax(0, 7fr)' },
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'baseline',
            py: { xs: 2.5, md: 3 },
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography aria-hidden sx={{ color: 'accent.main', fontWeight: 700, fontSize: '1.125rem' }}>
            {index + 1}
          </Typography>
          <Typography variant="h3" sx={{ fontSize: '1.25rem', fontWeight: 650 }}>
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ gridColumn: { xs: '2', md: 'auto' }, textWrap: 'pretty' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  </Section>
)
