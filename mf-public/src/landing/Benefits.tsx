import { benefits, landingSections } from 'shared/domain/publicPages/landing'
import { benefitPictures } from 'shared/domain/publicPages/landingPictures'
import { Box, Typography } from 'shared/ui'
import { LandingPicture } from './LandingPicture.tsx'
import { Section } from './Section.tsx'

/** The numbered benefits, each with a picture of a screen. */
export const Benefits = () => (
  <Section {...landingSections.benefits}>
    <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', rowGap: { xs: 6, md: 9 } }}>
      {benefits.map(({ title, text }, index) => (
        <Box
          key={title}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 7fr)' },
            columnGap: 7,
            rowGap: 2.5,
            alignItems: 'center',
            '&:nth-of-type(even)': {
              gridTemplateColumns: { md: 'minmax(0, 7fr) minmax(0, 5fr)' },
              '& > picture': { order: { md: -1 } },
            },
          }}
        >
          <div>
            <Typography
              aria-hidden
              sx={{ color: 'accent.main', fontWeight: 700, fontSize: 'var(--mui-text-lead)', mb: 0.5 }}
            >
              {index + 1}
            </Typography>
            <Typography
              variant="h3"
              sx={{ fontSize: 'var(--mui-text-figure)', fontWeight: 650, mb: 1, textWrap: 'balance' }}
            >
              {title}
            </Typography>
            <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {text}
            </Typography>
          </div>
          <LandingPicture {...benefitPictures[title]} />
        </Box>
      ))}
    </Box>
  </Section>
)
