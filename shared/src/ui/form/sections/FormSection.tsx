import { useId } from 'react'
import type { ReactNode, Ref } from 'react'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { actionBarBackground } from '../../ActionBar.tsx'
import { sectionLayouts, sectionPadding, sectionTitleGap } from './sectionLayout.ts'
import type { SectionLayout } from './sectionLayout.ts'

interface FormSectionProps {
  /** The heading, and the name of the region. */
  title: string
  layout?: SectionLayout
  /** Content at the right of the heading. */
  action?: ReactNode
  /** Ref of the heading, to focus it. */
  headingRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A card of fields under its heading. */
export function FormSection({ title, layout = 'columns', action, headingRef, children }: FormSectionProps) {
  const headingId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ p: sectionPadding, [actionBarBackground]: 'var(--mui-palette-background-paper)' }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1,
          mb: sectionTitleGap,
        }}
      >
        <Typography
          id={headingId}
          variant="h2"
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      <Box sx={sectionLayouts[layout]}>{children}</Box>
    </Card>
  )
}
