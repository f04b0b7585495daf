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
import { deleteFailed, texts } from './messages.ts'
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
const draftOf = ({ text }: QuestionDraft, sent?: QuestionDraft): QuestionDraft => ({
  text: sent?.text.trim() === text ? sent.text : text,
})
const inputOf = ({ text }: QuestionDraft) => text.trim()
const labels: FieldLabels<QuestionDraft> = { text: { label: 'Question', isText: true } }

/** A question, created once its text is long enough and saved after each pause in typing. */
export function QuestionField({ typeId, question, position, isNew, ...changed }: QuestionFieldProps) {
  const form = useForm<QuestionDraft>({
    defaultValues: { text: question?.text ?? '' },
    resolver: problemsResolver<QuestionDraft>(questionProblems),
  })
  const text = useWatch({ control: form.control, name: 'text' })
  const { saving, merge, readSeen, discard } = useAutosavedForm<QuestionDraft, SessionTypeQuestion>(form, {
    saved: question,
    draftOf,
    inputOf,
    problemsOf: questionProblems,
    request: `question.${typeId}`,
    add: (draft, key) => addQuestion(typeId, inputOf(draft), key),
    change: (seen, draft) => changeQuestion(typeId, seen, inputOf(draft)),
    read: async ({ id }) => (await readQuestions(typeId)).find((each) => each.id === id),
    labels,
    onSaved: (_saved, isAdded) => {
      if (isAdded) changed.onCreated()
      toast(texts.saved)
    },
    waitsUntilComplete: true,
  })

  const type = (next: string) => {
    form.setValue('text', next, { shouldDirty: true })
    if (readSeen()) saving.request(pauseMs)
    else if (next.trim().length >= minQuestionLength) saving.flush()
  }

  async function removeFromServer(removed: SessionTypeQuestion) {
    try {
      await deleteQuestion(typeId, removed.id)
    } catch (error) {
      if (isStatus(error, 404)) return
      toast(messageFor(error, deleteFailed), 'error')
      changed.onRestored(removed)
    }
  }

  function remove() {
    const current = readSeen()
    if (!current) return
    discard()
    changed.onRemoved()
    toast(texts.questionDeleted, 'success', {
      action: { label: 'Annuler', onClick: () => changed.onRestored(current) },
      onEnd: () => void removeFromServer(current),
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
              onChange={(event) => type(event.target.value)}
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
      <MergeDialog merge={merge} title={texts.questionChanged} />
    </Stack>
  )
}
