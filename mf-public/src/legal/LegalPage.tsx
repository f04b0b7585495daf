import { Fragment } from 'react'
import type { LegalText } from 'shared/domain/publicPages/legal/LegalText'
import { updatedLine } from 'shared/domain/publicPages/legal/LegalText'
import { Box, PageTitle, Typography } from 'shared/ui'
import { longTextStyle } from '../longTextStyle.ts'
import { Blocks } from '../text/Blocks.tsx'
import { Contents } from './Contents.tsx'
import { useScrollToAnchor } from './useScrollToAnchor.ts'

/** Page with a legal text: lines of 70 characters at most, and a table of contents with links to the sections. */
export function LegalPage({ legalText }: { legalText: LegalText }) {
  useScrollToAnchor()
  const { title, updatedOn, intro, sections } = legalText
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
      <Box sx={longTextStyle}>
        <PageTitle>{title}</PageTitle>
        <Blocks blocks={intro} />
        {updatedOn && (
          <Typography variant="body2" color="textSecondary">
            {updatedLine(updatedOn)}
          </Typography>
        )}
      </Box>
      <Contents sections={sections} />
      <Box sx={longTextStyle}>
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <Typography variant="h2" id={section.id} tabIndex={-1}>
              {section.title}
            </Typography>
            <Blocks blocks={section.blocks} />
            {section.articles?.map(({ id, title: heading, blocks }) => (
              <Fragment key={id}>
                <Typography variant="h3" id={id} tabIndex={-1}>
                  {heading}
                </Typography>
                <Blocks blocks={blocks} />
              </Fragment>
            ))}
          </section>
        ))}
      </Box>
    </Box>
  )
}
