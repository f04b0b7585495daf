import { about } from 'shared/domain/publicPages/about'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Meadow, PageTitle, serif, Stack, Typography } from 'shared/ui'

/** Page that presents Complice, with links to the search and the prices. */
export default function AboutPage() {
  return (
    <Box
      sx={{
        maxWidth: '70ch',
        mx: 'auto',
        py: { xs: 0, md: 3 },
        '& h1, & h2': { fontFamily: serif },
        '& p': { fontSize: 'var(--mui-text-subtitle)', lineHeight: 1.65, textWrap: 'pretty' },
      }}
    >
      <PageTitle documentTitle={about.title}>{about.title}</PageTitle>
      <Stack spacing={2.5}>
        {about.paragraphs.map((text) => (
          <Typography key={text}>{text}</Typography>
        ))}
        <Typography variant="h2">{about.valuesTitle}</Typography>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, '& li': { mb: 1, fontSize: 'var(--mui-text-subtitle)', lineHeight: 1.6 } }}
        >
          {about.values.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1 }}>
          <Button variant="contained" size="large" component={RouterLink} to="/therapists">
            {about.find}
          </Button>
          <Button variant="outlined" size="large" component={RouterLink} to="/pros/prices">
            {about.prices}
          </Button>
        </Box>
        <Meadow width={280} />
      </Stack>
    </Box>
  )
}
