import type { ReactNode } from 'react'
import { ExpandMoreIcon, Typography } from 'shared/ui'
import { Accordion, AccordionDetails, AccordionSummary } from 'shared/ui/form'

/** Folded at first; once opened its contents stay, and so does what was typed there. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Accordion
    variant="outlined"
    disableGutters
    sx={{ borderRadius: '14px', '&::before': { display: 'none' } }}
    slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: true } }}
  >
    <AccordionSummary expandIcon={<ExpandMoreIcon />}>
      <Typography component="span" variant="h2">
        {title}
      </Typography>
    </AccordionSummary>
    <AccordionDetails>{children}</AccordionDetails>
  </Accordion>
)
