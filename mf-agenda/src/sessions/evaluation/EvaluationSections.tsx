import { useState } from 'react'
import type { Session } from 'shared/contracts/agenda/session'
import { evaluationSections } from 'shared/domain/evaluation/sections'
import type { EvaluationSection } from 'shared/domain/evaluation/sections'
import { isEmptySection, summaryOf } from 'shared/domain/evaluation/summary'
import { Box, Typography } from 'shared/ui'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  DraftNotice,
  ExpandMoreIcon,
  ReadOnlyFields,
  FormSection,
  useWatch,
} from 'shared/ui/form'
import { notEditableReason } from '../messages.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { SectionFields } from './SectionFields.tsx'
import { useEvaluationDraft } from './useEvaluationDraft.ts'

interface EvaluationSectionsProps {
  form: SessionFormApi
  session: Session
}

const draftTexts = {
  restored: 'Brouillon restauré : il sera enregistré avec la séance.',
  older: "Un brouillon de l'évaluation est gardé sur cet appareil, mais la séance a été modifiée depuis.",
}

/**
 * Evaluation of the session in nine sections, each with a summary; the fields of a section are rendered when it is
 * opened.
 */
export function EvaluationSections({ form, session }: EvaluationSectionsProps) {
  const draft = useEvaluationDraft(form, session)
  return (
    <FormSection layout="stack" title="Évaluation">
      <DraftNotice {...draft} texts={draftTexts} />
      <Box>
        {evaluationSections.map((section, index) => (
          <SectionAccordion
            key={section.id}
            form={form}
            section={section}
            rank={index + 1}
            readOnlyReason={notEditableReason(session)}
          />
        ))}
      </Box>
    </FormSection>
  )
}

interface SectionAccordionProps {
  form: SessionFormApi
  section: EvaluationSection
  rank: number
  /** Why the evaluation cannot be edited; undefined if it can. */
  readOnlyReason: string | undefined
}

function SectionAccordion({ form, section, rank, readOnlyReason }: SectionAccordionProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Accordion
      expanded={isOpen}
      onChange={(_, open) => setOpen(open)}
      disableGutters
      elevation={0}
      square
      sx={{
        bgcolor: 'transparent',
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&::before': { display: 'none' },
        '&:first-of-type': { borderTop: '1px solid', borderTopColor: 'divider' },
      }}
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    >
      <AccordionSummary
        id={`evaluation-${section.id}`}
        aria-controls={`evaluation-${section.id}-fields`}
        expandIcon={<ExpandMoreIcon />}
        sx={{
          px: 0.5,
          '& .MuiAccordionSummary-content': {
            flexDirection: { xs: 'column', md: 'row' },
            columnGap: 2,
            alignItems: 'baseline',
            justifyContent: 'space-between',
          },
        }}
      >
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {rank}. {section.title}
        </Typography>
        <SectionSummary control={form.control} section={section} />
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0.5, pb: 3 }}>
        <ReadOnlyFields reason={readOnlyReason}>
          <SectionFields form={form} section={section} />
        </ReadOnlyFields>
      </AccordionDetails>
    </Accordion>
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
