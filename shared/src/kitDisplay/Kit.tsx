import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import Link from '@mui/material/Link'
import { ThemeProvider } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MemoryRouter } from 'react-router-dom'
import { QueryRoot } from '../client/QueryRoot.tsx'
import type { KitPage, Sample } from '../kit/kitPage.ts'
import { kitTheme } from './kitTheme.ts'
import '../ui/theme/fonts.css'

interface KitProps {
  pages: readonly KitPage[]
  /** The name of the only page to show; null for all pages, with links to each. */
  name: string | null
}

/** The kit page: the samples of components of `shared/ui` and of areas, in their states. */
export function Kit({ pages, name }: KitProps) {
  const shownPages = name === null ? pages : pages.filter((page) => page.name === name)
  return (
    <ThemeProvider theme={kitTheme} defaultMode="system" noSsr>
      <CssBaseline enableColorScheme />
      <QueryRoot>
        {name === null && <Contents pages={pages} />}
        {shownPages.map((page) => (
          <Box key={page.name} component="section" aria-label={page.title} data-kit-page={page.name} sx={{ p: 2 }}>
            <Typography variant="h1" component="h2" sx={{ mb: 2 }}>
              {page.title}
            </Typography>
            {page.samples.map((sample) => (
              <ShownSample key={sample.title} {...sample} />
            ))}
          </Box>
        ))}
      </QueryRoot>
    </ThemeProvider>
  )
}

const Contents = ({ pages }: Pick<KitProps, 'pages'>) => (
  <Box component="nav" aria-label="Kit" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
    {pages.map(({ name, title }) => (
      <Link key={name} href={`?page=${name}`}>
        {title}
      </Link>
    ))}
  </Box>
)

/** The style of a frame. Its `transform` keeps the fixed elements of the sample within it. */
const frameStyle = { transform: 'translate(0)', overflow: 'hidden', border: 1, borderColor: 'divider', p: 2 }

const ShownSample = ({ title, path = '/', frameHeightPx, content }: Sample) => (
  <Box sx={{ mb: 4 }}>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box sx={frameHeightPx === undefined ? {} : { ...frameStyle, height: frameHeightPx }}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </Box>
  </Box>
)
