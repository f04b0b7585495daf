import { useEffect, useRef } from 'react'
import type { Question } from 'shared/contracts/directory/therapist'
import { Stack, Typography } from 'shared/ui'
import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { AnswersConsent } from './AnswersConsent.tsx'
import type { PatientDraft } from '../draft.ts'

/** Step with the questions for the session type. Answers are kept when the visitor selects another type and returns. */
export function QuestionsStep({
  control,
  questions,
}: {
  control: Control<PatientDraft>
  questions: readonly Question[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <FormSection layout="free" title="Quelques questions du praticien" headingRef={heading}>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Vos réponses ne sont lues que par le praticien, pour préparer la séance.
      </Typography>
      <Stack spacing={3}>
        {questions.map(({ id, text }) => (
          <Stack key={id} spacing={1}>
            <Typography component="label" htmlFor={`answers.${id}`} sx={{ fontWeight: 600 }}>
              {text}
            </Typography>
            <TextInput
              control={control}
              name={`answers.${id}`}
              label=""
              hiddenLabel
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: 4000 } }}
            />
          </Stack>
        ))}
      </Stack>
      <AnswersConsent control={control} />
    </FormSection>
  )
}
