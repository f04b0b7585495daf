import { useRef, useState } from 'react'
import type { Evaluation } from 'shared/contracts/agenda/evaluation'
import { canBeSatisfactory, withSatisfactoryAnswers } from 'shared/domain/evaluation/quickAnswers'
import type { EvaluationSection } from 'shared/domain/evaluation/sections'
import { isEmptySection } from 'shared/domain/evaluation/summary'
import { Button } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface QuickAnswersProps {
  form: SessionFormApi
  section: EvaluationSection
}

const setSection = (form: SessionFormApi, evaluation: Evaluation) =>
  form.setValue('evaluation', structuredClone(evaluation), { shouldDirty: true })

/**
 * Answers the rest of a section with « Satisfaisant » by one press; a second press takes it back, until another answer
 * is given.
 */
export function QuickAnswers({ form, section: { id, title } }: QuickAnswersProps) {
  const evaluation = useWatch({ control: form.control, name: 'evaluation' })
  const animalIds = useWatch({ control: form.control, name: 'animalIds' })
  const before = useRef<Evaluation>(undefined)
  const [filled, setFilled] = useState<string>()

  const isFilled = filled !== undefined && filled === JSON.stringify(evaluation[id])
  if (isFilled)
    return (
      <Button
        size="small"
        aria-label={`Annuler : ${title}`}
        onClick={() => {
          setFilled(undefined)
          if (before.current)
            setSection(form, {
              ...form.getValues('evaluation'),
              [id]: before.current[id],
              ...(id === 'bienEtreAnimal' && { bienEtreParAnimal: before.current.bienEtreParAnimal }),
            })
        }}
      >
        Annuler
      </Button>
    )
  if (!canBeSatisfactory(evaluation, id, animalIds)) return null
  const label = isEmptySection(evaluation, id) ? 'Tout satisfaisant' : 'Le reste satisfaisant'
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${label} : ${title}`}
      onClick={() => {
        const satisfactory = withSatisfactoryAnswers(evaluation, id, animalIds)
        before.current = evaluation
        setFilled(JSON.stringify(satisfactory[id]))
        setSection(form, satisfactory)
      }}
    >
      {label}
    </Button>
  )
}
