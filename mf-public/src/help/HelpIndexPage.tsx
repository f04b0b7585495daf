import { topicPath } from 'shared/domain/help/helpPath'
import { helpIndex, helpTexts } from 'shared/domain/help/helpTexts'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, Link, PageTitle, serif, Typography } from 'shared/ui'
import { HelpContact } from './HelpContact.tsx'

/** Index of the help, with a link to each help page. */
export default function HelpIndexPage() {
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', '& h1': { fontFamily: serif } }}>
      <PageTitle tab={helpIndex.tab}>{helpIndex.title}</PageTitle>
      <Typography
        color="textSecondary"
        sx={{ mb: 3, maxWidth: '62ch', fontSize: 'var(--mui-text-subtitle)', textWrap: 'pretty' }}
      >
        {helpIndex.lead}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mb: 4,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {helpTexts.map(({ topic, title, lead }) => (
          <Card
            key={topic}
            component="li"
            sx={{ position: 'relative', p: 3, '&:hover': { borderColor: 'primary.main' } }}
          >
            <Typography variant="h2" sx={{ mb: 0.75, fontSize: 'var(--mui-text-lead)' }}>
              <Link
                component={RouterLink}
                to={topicPath(topic)}
                underline="hover"
                sx={{
                  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--mui-radius-card)' },
                }}
              >
                {title}
              </Link>
            </Typography>
            <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {lead}
            </Typography>
          </Card>
        ))}
      </Box>
      <HelpContact />
    </Box>
  )
}
