import { hero } from 'shared/domain/publicPages/landing'
import { heroPicture } from 'shared/domain/publicPages/landingPictures'
import { Box, Meadow, PageTitle, serif, Stack, Typography } from 'shared/ui'
import { SearchStrip } from '../therapists/search/SearchStrip.tsx'
import { LandingPicture } from './LandingPicture.tsx'
import { TrialButtons } from './TrialButtons.tsx'

/** Introduction, with links to a trial and a demonstration for therapists, and for patients the search for a therapist. */
export const Hero = () => (
  <Stack spacing={{ xs: 3, md: 4 }} sx={{ alignItems: 'center', textAlign: 'center', pt: { xs: 2, md: 6 } }}>
    <Box
      sx={{
        '& h1': {
          fontFamily: serif,
          fontSize: 'clamp(2.25rem, 12vw, 4rem)',
          maxWidth: '14em',
          mx: 'auto',
          lineHeight: 1.1,
          textWrap: 'balance',
        },
        '& > div': { mb: 2 },
      }}
    >
      <PageTitle documentTitle={hero.documentTitle}>{hero.title}</PageTitle>
      <Typography
        color="textSecondary"
        sx={{ fontSize: { xs: '1rem', md: '1.125rem' }, maxWidth: '58ch', mx: 'auto', textWrap: 'pretty' }}
      >
        {hero.lead}
      </Typography>
    </Box>
    <TrialButtons />
    <Typography variant="body2" color="textSecondary">
      {hero.terms}
    </Typography>
    <Meadow width={320} />
    <Box sx={{ width: '100%', maxWidth: 880 }}>
      <Typography sx={{ fontWeight: 600, mb: 1.5 }}>{hero.search}</Typography>
      <SearchStrip search={{ name: '', location: '' }} />
    </Box>
    {/* The picture is below the fold and loaded lazily, so that the title is the largest contentful paint. */}
    <Box sx={{ width: '100%', maxWidth: 1040, '& img': { boxShadow: '0 24px 64px -32px rgb(0 0 0 / 0.35)' } }}>
      <LandingPicture {...heroPicture} />
    </Box>
  </Stack>
)
