import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { longDay } from 'shared/domain/format'
import { Box, PageTitle, serif, Typography } from 'shared/ui'
import { Contents } from './Contents.tsx'
import type { LegalSection } from './sections.ts'
import { useAnchor } from './useAnchor.ts'

interface LegalPageProps {
  title: string
  /** The day of the last change of the text, `2026-11-23`. */
  updatedOn?: string
  /** What the page is, before the table of contents. */
  children: ReactNode
  sections: readonly LegalSection[]
}

const reading = {
  maxWidth: '70ch',
  '& h1, & h2': { fontFamily: serif },
  '& p, & li, & dd': { textWrap: 'pretty' },
  '& .MuiTypography-body1': { fontSize: 'inherit', lineHeight: 'inherit' },
  '& p, & ul, & ol, & dl': { mt: 0, mb: 1.5 },
  '& ul, & ol': { pl: 2.5 },
  '& li': { mb: 0.5 },
  '& section': { mt: 4, breakInside: 'auto' },
  '& h2, & h3': { scrollMarginTop: '88px', breakAfter: 'avoid', '&:focus': { outline: 'none' } },
  '& h2': { mb: 1.5 },
  '& h3': { mt: 3, mb: 1 },
}

/** A long text to be read: a measure of 70 characters, a table of contents whose links are addresses, and paper. */
export function LegalPage({ title, updatedOn, children, sections }: LegalPageProps) {
  useAnchor()
  return (
    <Box
      sx={{
        maxWidth: 1080,
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 70ch) 260px' },
        columnGap: 8,
        fontSize: '1rem',
        lineHeight: 1.6,
      }}
    >
      <Box sx={reading}>
        <PageTitle>{title}</PageTitle>
        {children}
        {updatedOn && (
          <Typography variant="body2" color="textSecondary">
            Dernière mise à jour : {longDay(updatedOn)}
          </Typography>
        )}
      </Box>
      <Contents sections={sections} />
      <Box sx={reading}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <Typography variant="h2" id={section.id} tabIndex={-1}>
              {section.title}
            </Typography>
            {section.content}
            {section.articles?.map(({ id, title: heading, content }) => (
              <Fragment key={id}>
                <Typography variant="h3" id={id} tabIndex={-1}>
                  {heading}
                </Typography>
                {content}
              </Fragment>
            ))}
          </section>
        ))}
      </Box>
    </Box>
  )
}
