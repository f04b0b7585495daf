import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Session } from 'shared/contracts/agenda/session'
import { initiallyShownSections } from 'shared/domain/evaluation/quickAnswers'
import { evaluationSections } from 'shared/domain/evaluation/sections'
import { Box, Button } from 'shared/ui'
import { DraftNotice, FormSection } from 'shared/ui/form'
import { evaluationAnchor } from '../../agendaPath.ts'
import { notEditableReason } from '../messages.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { SectionAccordion } from './SectionAccordion.tsx'
import { useEvaluationDraft } from './useEvaluationDraft.ts'
import { useFocusedEvaluation } from './useFocusedEvaluation.ts'
import { usePreviousObjectives } from './usePreviousObjectives.ts'

interface EvaluationSectionsProps {
  form: SessionFormApi
  session: Session
}

const draftTexts = {
  restored: 'Brouillon restauré : il sera enregistré avec la séance.',
  older: "Un brouillon de l'évaluation est gardé sur cet appareil, mais la séance a été modifiée depuis.",
}

/**
 * Evaluation of the session in nine sections, each with a summary. Shows the sections of the short form and sections
 * with an answer; the button 'Plus de critères' shows all. The fields of a section are rendered when it is opened.
 */
export function EvaluationSections({ form, session }: EvaluationSectionsProps) {
  const draft = useEvaluationDraft(form, session)
  const previous = usePreviousObjectives(session)
  const headingRef = useFocusedEvaluation()
  const [shownIds, setShownIds] = useState(() => initiallyShownSections(session.evaluation))
  // A restored draft may have answers in other sections.
  const shownSections = evaluationSections.filter(
    ({ id }) => shownIds.includes(id) || initiallyShownSections(form.getValues('evaluation')).includes(id),
  )
  const firstHidden = evaluationSections.find((section) => !shownSections.includes(section))
  /** Shows all sections, and moves the focus to the first added section, because the button disappears. */
  function showAll(firstAddedId: string) {
    flushSync(() => setShownIds(evaluationSections.map(({ id }) => id)))
    document.getElementById(`evaluation-${firstAddedId}`)?.focus({ preventScroll: true })
  }
  return (
    <Box id={evaluationAnchor} sx={{ scrollMarginTop: '72px' }}>
      <FormSection layout="stack" title="Évaluation" headingRef={headingRef}>
        <DraftNotice {...draft} texts={draftTexts} />
        <Box sx={{ containerType: 'inline-size' }}>
          {shownSections.map((section) => (
            <SectionAccordion
              key={section.id}
              form={form}
              section={section}
              rank={evaluationSections.indexOf(section) + 1}
              readOnlyReason={notEditableReason(session)}
              previous={previous}
            />
          ))}
        </Box>
        {firstHidden && (
          <Box>
            <Button onClick={() => showAll(firstHidden.id)}>Plus de critères</Button>
          </Box>
        )}
      </FormSection>
    </Box>
  )
}
