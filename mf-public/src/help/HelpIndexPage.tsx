import { topicPath } from 'shared/domain/help/helpPath'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, Link, PageTitle, serif, Typography } from 'shared/ui'
import { AskUs } from './AskUs.tsx'
import { topicPages } from './topics.ts'

/** The index of the help: what one asks first, each with its page. */
export default function HelpIndexPage() {
  return (
    <Box sx={{ maxWidth: 1080, mx: 'auto', '& h1': { fontFamily: serif } }}>
      <PageTitle tab="Aide">Comment faire ?</PageTitle>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '62ch', fontSize: '1.0625rem', textWrap: 'pretty' }}>
        Huit pages courtes, pas à pas, pour ce que l'on cherche d'abord. Depuis un écran, le bouton « Aide et affichage
        » ouvre celle qui en parle.
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
        {topicPages.map(({ topic, title, lead }) => (
          <Card
            key={topic}
            component="li"
            sx={{ position: 'relative', p: 3, '&:hover': { borderColor: 'primary.main' } }}
          >
            <Typography variant="h2" sx={{ mb: 0.75, fontSize: '1.125rem' }}>
              <Link
                component={RouterLink}
                to={topicPath(topic)}
                underline="hover"
                sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' } }}
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
      <AskUs />
    </Box>
  )
}
