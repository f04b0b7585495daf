import { isStatus, messageFor } from 'shared/client'
import type { SessionTypeQuestion } from 'shared/contracts/directory/sessionType'
import { minQuestionLength, questionProblems } from 'shared/domain/sessions/sessionType'
import { DeleteIcon, IconButton, Stack, toast } from 'shared/ui'
import {
  Controller,
  MergeDialog,
  problemsResolver,
  TextField,
  useAutosavedForm,
  useForm,
  useWatch,
} from 'shared/ui/form'
import type { FieldLabels } from 'shared/ui/form'
import { addQuestion, changeQuestion, deleteQuestion, readQuestions } from './api.ts'
import { deleteFailureMessages, texts } from './messages.ts'
import { SavingNotice } from './SavingNotice.tsx'

/** Pause in typing after which a question is saved. */
const pauseMs = 600

interface QuestionFieldProps {
  typeId: string
  question: SessionTypeQuestion | undefined
  position: number
  /** True for the last line, which adds a question. */
  isNew: boolean
  onCreated: () => void
  onRemoved: () => void
  onRestored: (question: SessionTypeQuestion) => void
}

interface QuestionDraft {
  text: string
}

/** A trailing space is not sent, but stays in the field for the next word. */
const draftOf = ({ text }: QuestionDraft, sentDraft?: QuestionDraft): QuestionDraft => ({
  text: sentDraft?.text.trim() === text ? sentDraft.text : text,
})
const inputOf = ({ text }: QuestionDraft) => text.trim()
const labels: FieldLabels<QuestionDraft> = { text: { label: 'Question', isText: true } }

/** A question, created once its text is long enough and saved after each pause in typing. */
export function QuestionField({ typeId, question, position, isNew, ...handlers }: QuestionFieldProps) {
  const form = useForm<QuestionDraft>({
    defaultValues: { text: question?.text ?? '' },
    resolver: problemsResolver<QuestionDraft>(questionProblems),
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const { saving, merge, readLastSaved, discard } = useAutosavedForm<QuestionDraft, SessionTypeQuestion>(form, {
    saved: question,
    draftOf,
    inputOf,
    problemsOf: questionProblems,
    request: `question.${typeId}`,
    add: (draft, key) => addQuestion(typeId, inputOf(draft), key),
    change: (knownQuestion, draft) => changeQuestion(typeId, knownQuestion, inputOf(draft)),
    read: async ({ id }) => (await readQuestions(typeId)).find((candidate) => candidate.id === id),
    labels,
    onSaved: (_saved, isAdded) => {
      if (isAdded) handlers.onCreated()
      toast(texts.savedToast)
    },
    waitsUntilComplete: true,
  })

  const changeText = (newText: string) => {
    form.setValue('text', newText, { shouldDirty: true })
    if (readLastSaved()) saving.request(pauseMs)
    else if (newText.trim().length >= minQuestionLength) saving.flush()
  }

  async function removeFromServer(removedQuestion: SessionTypeQuestion) {
    try {
      await deleteQuestion(typeId, removedQuestion.id)
    } catch (error) {
      if (isStatus(error, 404)) return
      toast(messageFor(error, deleteFailureMessages), 'error')
      handlers.onRestored(removedQuestion)
    }
  }

  function remove() {
    const savedQuestion = readLastSaved()
    if (!savedQuestion) return
    discard()
    handlers.onRemoved()
    toast(texts.questionDeletedToast, 'success', {
      action: { label: 'Annuler', onClick: () => handlers.onRestored(savedQuestion) },
      onEnd: () => void removeFromServer(savedQuestion),
    })
  }

  const isTooShort = text.trim() !== '' && questionProblems({ text }).length > 0
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Controller
          control={form.control}
          name="text"
          render={({ field }) => (
            <TextField
              fullWidth
              label={isNew ? texts.newQuestion : `Question ${position}`}
              value={field.value}
              inputRef={field.ref}
              onChange={(event) => changeText(event.target.value)}
              onBlur={saving.flush}
              error={isTooShort && !isNew}
              helperText={isTooShort && `Au moins ${minQuestionLength} caractères`}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        />
        {!isNew && (
          <IconButton aria-label={`Supprimer la question ${position}`} onClick={remove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
      <SavingNotice saving={saving} />
      <MergeDialog merge={merge} title={texts.questionChangedTitle} />
    </Stack>
  )
}
