import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { longDay } from 'shared/domain/format'
import { Box, PageTitle, Typography } from 'shared/ui'
import { reading } from '../reading.ts'
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
