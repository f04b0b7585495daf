import type { ReactNode } from 'react'
import { Box, Card, CardContent, ExpandMoreIcon, Typography } from 'shared/ui'
import { Accordion, AccordionDetails, AccordionSummary } from 'shared/ui/form'

const columns = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, alignItems: 'start' }

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Box sx={columns}>{children}</Box>
      </CardContent>
    </Card>
  )
}

/** What most files leave empty stays folded until it is asked for, or filled. */
export function FoldedGroup({ title, filled, children }: { title: string; filled: boolean; children: ReactNode }) {
  return (
    <Accordion
      defaultExpanded={filled}
      variant="outlined"
      disableGutters
      sx={{ borderRadius: '14px', '&::before': { display: 'none' } }}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandMoreIcon />}>
        <Typography component="span" variant="h2">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={columns}>{children}</AccordionDetails>
    </Accordion>
  )
}
