import { hero } from 'shared/domain/publicPages/landing'
import { heroPicture } from 'shared/domain/publicPages/landingPictures'
import { Box, PageTitle, serif, Stack, Typography } from 'shared/ui'
import { SearchStrip } from '../therapists/search/SearchStrip.tsx'
import { LandingPicture } from './LandingPicture.tsx'
import { TrialButtons } from './TrialButtons.tsx'

/** Promise, search and picture one below the other; on a wide desktop the picture is next to the promise. */
const heroSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 8fr)' },
  gridTemplateAreas: { xs: '"promise" "search" "picture"', lg: '"promise picture" "search search"' },
  alignItems: 'center',
  justifyItems: 'center',
  columnGap: 5,
  rowGap: { xs: 2.5, md: 4 },
} as const

const promiseSx = {
  gridArea: 'promise',
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
 * Introduction, with links to a trial and a demonstration for therapists, for patients the search for a therapist, and
 * the product. All of them are in the first window.
 */
export const Hero = () => (
  <Box sx={heroSx}>
    <Stack spacing={{ xs: 1.5, md: 2.5 }} sx={promiseSx}>
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
      <SearchStrip search={{ name: '', location: '' }} />
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
