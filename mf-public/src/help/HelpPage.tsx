import type { ReactNode } from 'react'
import { helpIndexPath, topicPath } from 'shared/domain/help/helpPath'
import type { HelpTopic } from 'shared/domain/help/helpPath'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Link, PageTitle, PrintIcon, Typography } from 'shared/ui'
import { reading } from '../reading.ts'
import { AskUs } from './AskUs.tsx'
import { topicPages } from './topics.ts'

interface HelpPageProps {
  topic: HelpTopic
  children: ReactNode
}

const print = () => window.print()

/** A page of the help: what it is good for, the way to the screen it speaks of, its steps, and the other pages. */
export function HelpPage({ topic, children }: HelpPageProps) {
  const page = topicPages.find((one) => one.topic === topic)
  if (!page) return null
  return (
    <Box sx={{ ...reading, mx: 'auto' }}>
      <Typography data-screen-only sx={{ mb: 1 }}>
        <Link component={RouterLink} to={helpIndexPath}>
          Aide
        </Link>
      </Typography>
      <PageTitle>{page.title}</PageTitle>
      <Typography color="textSecondary" sx={{ '&&': { fontSize: '1.125rem' } }}>
        {page.lead}
      </Typography>
      <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" component={RouterLink} to={page.screen.path}>
          Ouvrir « {page.screen.label} »
        </Button>
        <Button startIcon={<PrintIcon />} onClick={print}>
          Imprimer cette page
        </Button>
      </Box>
      {children}
      <OtherPages than={topic} />
    </Box>
  )
}

const OtherPages = ({ than }: { than: HelpTopic }) => (
  <Box
    component="nav"
    aria-labelledby="autres-pages"
    data-screen-only
    sx={{ mt: 6, p: { xs: 2.5, md: 3 }, borderRadius: '14px', bgcolor: 'background.sunk' }}
  >
    <Typography variant="h2" id="autres-pages">
      Les autres pages de l'aide
    </Typography>
    <Box
      component="ul"
      sx={{
        '&&': { p: 0, mb: 2 },
        listStyle: 'none',
        display: 'grid',
        columnGap: 3,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {topicPages
        .filter(({ topic }) => topic !== than)
        .map(({ topic, title }) => (
          <li key={topic}>
            <Link component={RouterLink} to={topicPath(topic)} sx={{ display: 'inline-block', py: 0.5 }}>
              {title}
            </Link>
          </li>
        ))}
    </Box>
    <AskUs />
  </Box>
)
