import { useId } from 'react'
import type { ReactNode } from 'react'
import { ExpandMoreIcon, Typography } from 'shared/ui'
import { Accordion, AccordionDetails, AccordionSummary } from 'shared/ui/form'

/** Folded at first; once opened its contents stay, and so does what was typed there. */
export function Block({ title, children }: { title: string; children: ReactNode }) {
  // The region is named after what opens it: several may be open.
  const id = useId()
  return (
    <Accordion
      variant="outlined"
      disableGutters
      sx={{ borderRadius: '14px', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' }, transition: { mountOnEnter: true } }}
    >
      <AccordionSummary id={id} expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  )
}
