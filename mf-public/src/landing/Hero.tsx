import { hero } from 'shared/domain/publicPages/landing'
import { heroPicture } from 'shared/domain/publicPages/landingPictures'
import { Box, PageTitle, serif, Stack, Typography } from 'shared/ui'
import { TherapistSearchForm } from '../therapists/search/TherapistSearchForm.tsx'
import { LandingPicture } from './LandingPicture.tsx'
import { TrialButtons } from './TrialButtons.tsx'

/** Introduction, search and picture in one column; on a wide desktop the picture is next to the introduction. */
const heroSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gridTemplateAreas: { xs: '"introduction" "search" "picture"', lg: '"introduction picture" "search search"' },
  alignItems: 'center',
  justifyItems: 'center',
  columnGap: 5,
  rowGap: { xs: 2.5, md: 4 },
} as const

const introductionSx = {
  gridArea: 'introduction',
  alignItems: { xs: 'center', lg: 'flex-start' },
  textAlign: { xs: 'center', lg: 'left' },
  '& h1': {
    fontFamily: serif,
    fontSize: 'var(--mui-text-hero)',
    lineHeight: 1.1,
    textWrap: 'balance',
  },
  '--page-title-gap': '0px',
} as const

/**
 * First screen of the landing page: the introduction with links to a trial and a demonstration for therapists, the search
 * for a therapist for patients, and a picture of the product.
 */
export const Hero = () => (
  <Box sx={heroSx}>
    <Stack spacing={{ xs: 1.5, md: 2.5 }} sx={introductionSx}>
      <PageTitle documentTitle={hero.documentTitle}>{hero.title}</PageTitle>
      <Typography
        color="textSecondary"
        sx={{
          fontSize: { xs: 'var(--mui-text-body)', md: 'var(--mui-text-subtitle)' },
          maxWidth: '58ch',
          textWrap: 'pretty',
        }}
      >
        {hero.lead}
      </Typography>
      <TrialButtons isColumnOnDesktop />
      <Typography variant="body2" color="textSecondary">
        {hero.terms}
      </Typography>
    </Stack>
    <Box sx={{ gridArea: 'search', width: '100%', maxWidth: { xs: 880, lg: 'none' } }}>
      <Typography sx={{ fontWeight: 600, mb: 1, textAlign: { xs: 'center', lg: 'left' } }}>{hero.search}</Typography>
      <TherapistSearchForm search={{ name: '', location: '' }} />
    </Box>
    <Box
      sx={{
        gridArea: 'picture',
        width: '100%',
        maxWidth: 1040,
        '& img': { boxShadow: 'var(--mui-elevation-picture)' },
      }}
    >
      <LandingPicture {...heroPicture} />
    </Box>
  </Box>
)
