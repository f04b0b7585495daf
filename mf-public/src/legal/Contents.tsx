import type { TextSection } from 'shared/domain/text/Block'
import { contentsTitle } from 'shared/domain/publicPages/legal/LegalText'
import { Link as RouterLink } from 'shared/router'
import { Box, Link, touchRow, Typography } from 'shared/ui'

const unstyledList = { listStyle: 'none', m: 0, p: 0 }

const ContentsLink = ({ id, title }: Pick<TextSection, 'id' | 'title'>) => (
  <Link component={RouterLink} to={`#${id}`} sx={{ display: 'block', py: 0.5, ...touchRow }}>
    {title}
  </Link>
)

/** Table of contents: next to the text on wide screens, above it on narrow screens; not printed. */
export const Contents = ({ sections }: { sections: readonly TextSection[] }) => (
  <Box
    component="nav"
    aria-labelledby="sommaire"
    data-screen-only
    sx={{
      gridColumn: { lg: 2 },
      gridRow: { lg: '1 / span 2' },
      alignSelf: 'start',
      position: { lg: 'sticky' },
      top: 96,
      maxHeight: { lg: 'calc(100dvh - 128px)' },
      overflowY: { lg: 'auto' },
      mt: { xs: 2, lg: 0 },
      p: 2,
      borderRadius: 'var(--mui-radius-card)',
      bgcolor: 'background.sunk',
      fontSize: 'var(--mui-text-body)',
      lineHeight: 1.4,
    }}
  >
    <Typography id="sommaire" component="p" sx={{ fontWeight: 650, mb: 1 }}>
      {contentsTitle}
    </Typography>
    <Box component="ul" sx={unstyledList}>
      {sections.map(({ id, title, articles }) => (
        <li key={id}>
          <ContentsLink id={id} title={title} />
          {articles && (
            <Box component="ul" sx={{ ...unstyledList, pl: 2 }}>
              {articles.map((article) => (
                <li key={article.id}>
                  <ContentsLink id={article.id} title={article.title} />
                </li>
              ))}
            </Box>
          )}
        </li>
      ))}
    </Box>
  </Box>
)
