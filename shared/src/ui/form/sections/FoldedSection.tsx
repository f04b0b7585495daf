import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Typography from '@mui/material/Typography'
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreRounded'
import { sectionLayouts, sectionPadding } from './sectionLayout.ts'
import type { SectionLayout } from './sectionLayout.ts'

interface FoldedSectionProps {
  title: string
  layout?: SectionLayout
  /**
   * Whether something is filled in: the section is initially open, and opens when this becomes true, for example by a
   * restored draft.
   */
  startsOpen?: boolean
  /** Opens the section when it becomes true: a field in the section was refused, and « Champs requis » links to it. */
  isRefused?: boolean
  /** Whether the contents are rendered only when the section is first opened. */
  isLazy?: boolean
  children: ReactNode
}

/** The padding of `FormSection`, so that the headings of both are aligned. */
const insetSx = { px: sectionPadding }

/** A section that is initially collapsed. Collapsing it again keeps its input. */
export function FoldedSection({
  title,
  layout = 'columns',
  startsOpen = false,
  isRefused = false,
  isLazy = false,
  children,
}: FoldedSectionProps) {
  const summaryId = useId()
  const [isOpen, setOpen] = useState(startsOpen || isRefused)
  const [previousProps, setPreviousProps] = useState({ startsOpen, isRefused })
  if (startsOpen !== previousProps.startsOpen || isRefused !== previousProps.isRefused) {
    setPreviousProps({ startsOpen, isRefused })
    if ((startsOpen && !previousProps.startsOpen) || (isRefused && !previousProps.isRefused)) setOpen(true)
  }
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, expanded) => setOpen(expanded)}
      variant="outlined"
      disableGutters
      sx={{ borderRadius: 'var(--mui-radius-card)', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: isLazy } }}
    >
      <AccordionSummary id={summaryId} expandIcon={<ExpandMoreIcon />} sx={insetSx}>
        <Typography component="span" variant="h2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ ...sectionLayouts[layout], ...insetSx, pb: sectionPadding }}>{children}</AccordionDetails>
    </Accordion>
  )
}
