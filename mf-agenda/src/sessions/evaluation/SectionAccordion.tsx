import { useState } from 'react'
import type { PreviousObjectives as Previous } from 'shared/contracts/agenda/session'
import { dayInWords } from 'shared/domain/format'
import type { EvaluationSection } from 'shared/domain/evaluation/sections'
import { isEmptySection, summaryOf } from 'shared/domain/evaluation/summary'
import { Box, Typography } from 'shared/ui'
import { Accordion, AccordionDetails, AccordionSummary, ExpandMoreIcon, ReadOnlyFields, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { PreviousObjectives } from './PreviousObjectives.tsx'
import { QuickAnswers } from './QuickAnswers.tsx'
import { SectionFields } from './SectionFields.tsx'

interface SectionAccordionProps {
  form: SessionFormApi
  section: EvaluationSection
  rank: number
  /** Reason why the evaluation cannot be edited; undefined if it can. */
  readOnlyReason: string | undefined
  /** Objectives of the patient's previous session, for the section of objectives. */
  previous: Previous['previous'] | undefined
}

/** Width of the evaluation from which the button that fills the section is in the row of the title. */
const wideEvaluation = '@container (min-width: 600px)'

const quickAnswerSx = {
  display: 'flex',
  pl: 0.5,
  pb: 1,
  '&:empty': { display: 'none' },
  [wideEvaluation]: { position: 'absolute', top: 8, right: 40, p: 0 },
} as const

/** A section with its summary and the button that fills it; its fields are rendered once it is opened. */
export function SectionAccordion({ form, section, rank, readOnlyReason, previous }: SectionAccordionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box
      sx={{
        position: 'relative',
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: '1px solid', borderTopColor: 'divider' },
      }}
    >
      <Accordion
        expanded={isOpen}
        onChange={(_, open) => setOpen(open)}
        disableGutters
        elevation={0}
        square
        sx={{ bgcolor: 'transparent', '&::before': { display: 'none' } }}
        slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      >
        <AccordionSummary
          id={`evaluation-${section.id}`}
          aria-controls={`evaluation-${section.id}-fields`}
          expandIcon={<ExpandMoreIcon />}
          sx={{
            px: 0.5,
            '& .MuiAccordionSummary-content': {
              flexDirection: 'column',
              columnGap: 2,
              alignItems: 'baseline',
              justifyContent: 'space-between',
              // Leaves room for the button that fills the section.
              [wideEvaluation]: { flexDirection: 'row', pr: '188px' },
            },
          }}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {rank}. {section.title}
          </Typography>
          <SectionSummary control={form.control} section={section} />
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0.5, pb: 3 }}>
          {section.id === 'objectifs' && previous?.objectifsProchaine && (
            <Typography variant="body2" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
              {`Prévus le ${dayInWords(previous.date)} : ${previous.objectifsProchaine}`}
            </Typography>
          )}
          <ReadOnlyFields reason={readOnlyReason}>
            <SectionFields form={form} section={section} />
          </ReadOnlyFields>
        </AccordionDetails>
      </Accordion>
      {readOnlyReason === undefined && (
        <Box sx={quickAnswerSx}>
          <QuickAnswers form={form} section={section} />
          {section.id === 'objectifs' && previous && (
            <PreviousObjectives form={form} previous={previous} onCopied={() => setOpen(true)} />
          )}
        </Box>
      )}
    </Box>
  )
}

/** Separate component, so that typing in a field renders only the summary again. */
function SectionSummary({
  control,
  section: { id },
}: {
  control: SessionFormApi['control']
  section: EvaluationSection
}) {
  const evaluation = useWatch({ control, name: 'evaluation' })
  const isEmpty = isEmptySection(evaluation, id)
  return (
    <Typography component="span" variant="body2" sx={{ color: isEmpty ? 'text.secondary' : 'text.primary', pr: 1 }}>
      {summaryOf(evaluation, id)}
    </Typography>
  )
}
