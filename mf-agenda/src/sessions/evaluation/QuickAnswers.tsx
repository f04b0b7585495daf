import { useRef, useState } from 'react'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { canAddSatisfactoryAnswers, withSatisfactoryAnswers } from 'shared/domain/evaluation/quickAnswers'
import type { EvaluationSection } from 'shared/domain/evaluation/sections'
import { isEmptySection } from 'shared/domain/evaluation/summary'
import { Button } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface QuickAnswersProps {
  form: SessionFormApi
  section: EvaluationSection
}

const setEvaluation = (form: SessionFormApi, evaluation: Evaluation) =>
  form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true })

/**
 * Button that answers the unanswered criteria of a section with « Satisfaisant »; then a button that undoes this, until
 * another answer of the section changes.
 */
export function QuickAnswers({ form, section: { id, title } }: QuickAnswersProps) {
  const evaluation = useWatch({ control: form.control, name: 'evaluation' })
  const animalIds = useWatch({ control: form.control, name: 'animalIds' })
  const previousEvaluation = useRef<Evaluation>(undefined)
  /** JSON of the section after it was filled. */
  const [filledSection, setFilledSection] = useState<string>()

  const isFilled = filledSection !== undefined && filledSection === JSON.stringify(evaluation[id])
  if (isFilled)
    return (
      <Button
        size="small"
        aria-label={`Annuler : ${title}`}
        onClick={() => {
          setFilledSection(undefined)
          if (previousEvaluation.current)
            setEvaluation(form, {
              ...form.getValues('evaluation'),
              [id]: previousEvaluation.current[id],
              ...(id === 'bienEtreAnimal' && { bienEtreParAnimal: previousEvaluation.current.bienEtreParAnimal }),
            })
        }}
      >
        Annuler
      </Button>
    )
  if (!canAddSatisfactoryAnswers(evaluation, id, animalIds)) return null
  const label = isEmptySection(evaluation, id) ? 'Tout satisfaisant' : 'Le reste satisfaisant'
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${label} : ${title}`}
      onClick={() => {
        const satisfactory = withSatisfactoryAnswers(evaluation, id, animalIds)
        previousEvaluation.current = evaluation
        setFilledSection(JSON.stringify(satisfactory[id]))
        setEvaluation(form, satisfactory)
      }}
    >
      {label}
    </Button>
  )
}
