import type { PreviousObjectives as Previous } from 'shared/contracts/agenda/session'
import { dayInWords } from 'shared/domain/format'
import { canCopyObjectives, withPreviousObjectives } from 'shared/domain/evaluation/quickAnswers'
import { Button } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

interface PreviousObjectivesProps {
  form: SessionFormApi
  previous: NonNullable<Previous['previous']>
  /** Called after the objectives were copied, to show them. */
  onCopied: () => void
}

/** Button that copies the answers of the patient's previous session to the objectives that have no answer yet. */
export function PreviousObjectives({ form, previous, onCopied }: PreviousObjectivesProps) {
  const evaluation = useWatch({ control: form.control, name: 'evaluation' })
  if (!canCopyObjectives(evaluation, previous)) return null
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => {
        form.setValue('evaluation', structuredClone(withPreviousObjectives(evaluation, previous)), {
          shouldDirty: true,
        })
        onCopied()
      }}
    >
      Comme le {dayInWords(previous.date)}
    </Button>
  )
}
