import { features, landingSections } from 'shared/domain/publicPages/landing'
import { featurePictures } from 'shared/domain/publicPages/landingPictures'
import { AreaIcon, Box, Card, CardContent, Typography } from 'shared/ui'
import { LandingPicture } from './LandingPicture.tsx'
import { Section } from './Section.tsx'

/** Style that crops a picture at the lower edge of the card, so that only the upper part is visible. */
const croppedPictureStyle = {
  mx: 3,
  aspectRatio: '390 / 330',
  overflow: 'hidden',
  '& img': { borderBottom: 0, borderBottomLeftRadius: 0, borderBottomRightRadius: 0 },
}

export const FeatureCards = () => (
  <Section {...landingSections.features}>
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {features.map(({ icon, title, text }) => (
        <Card key={title} component="li" sx={{ display: 'flex', flexDirection: 'column' }}>
          <CardContent sx={{ p: 3, flexGrow: 1 }}>
            <Box
              sx={{
                display: 'inline-flex',
                p: 1.25,
                mb: 2,
                borderRadius: 'var(--mui-radius-portrait)',
                color: 'primary.main',
                bgcolor: 'primary.light',
              }}
            >
              <AreaIcon name={icon} />
            </Box>
            <Typography variant="h3" sx={{ fontSize: 'var(--mui-text-title)', fontWeight: 650, mb: 1 }}>
              {title}
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </CardContent>
          <Box sx={croppedPictureStyle}>
            <LandingPicture {...featurePictures[title]} />
          </Box>
        </Card>
      ))}
    </Box>
  </Section>
)
