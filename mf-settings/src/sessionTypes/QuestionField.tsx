import { useRef, useState } from 'react'
import { ApiError, isStatus, messageFor } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Question } from 'shared/contracts/therapist'
import { minQuestionLength, questionProblems } from 'shared/domain/sessions/sessionType'
import { DeleteIcon, IconButton, Stack, toast } from 'shared/ui'
import { idempotencyKeys, TextField } from 'shared/ui/form'
import { addQuestion, changeQuestion, deleteQuestion } from './api.ts'
import { deleteFailed, texts } from './messages.ts'
import { SavingNotice } from './SavingNotice.tsx'
import { useAutosave } from './useAutosave.ts'

/** How long nothing is typed before a question is saved. */
const pauseMs = 600

interface QuestionFieldProps {
  typeId: string
  question: Question | undefined
  position: number
  /** The last line, which adds a question. */
  isNew: boolean
  onCreated: () => void
  onRemoved: () => void
  onRestored: (question: Question) => void
}

/** A question, created once its text is long enough and saved after each pause in typing. */
export function QuestionField({ typeId, question, position, isNew, ...changed }: QuestionFieldProps) {
  const [text, setText] = useState(question?.text ?? '')
  const typed = useRef(text)
  const saved = useRef(question)
  /** What is being created: tried again with the same text, so that a lost response adds no second question. */
  const creation = useRef<{ text: string; key: string }>(undefined)

  async function create(first: string): Promise<void> {
    creation.current ??= { text: first, key: idempotencyKeys()({ text: first }) }
    saved.current = await addQuestion(typeId, creation.current.text, creation.current.key)
    changed.onCreated()
  }

  const saving = useAutosave(async () => {
    const wanted = typed.current.trim()
    if (wanted === (saved.current?.text ?? '')) return
    if (questionProblems({ text: wanted }).length > 0) {
      // A question that is begun is not lost for being short: it is not there yet.
      if (!saved.current) return
      throw new ApiError(400, { errorCode: errorCode.invalid })
    }
    if (!saved.current) await create(wanted)
    const now = typed.current.trim()
    if (saved.current && now !== saved.current.text && questionProblems({ text: now }).length === 0)
      saved.current = await changeQuestion(typeId, saved.current.id, now)
    toast(texts.saved)
  })

  const type = (next: string) => {
    setText(next)
    typed.current = next
    if (saved.current) saving.request(pauseMs)
    else if (next.trim().length >= minQuestionLength) saving.flush()
  }

  async function removeFromServer(removed: Question) {
    try {
      await deleteQuestion(typeId, removed.id)
    } catch (error) {
      if (isStatus(error, 404)) return
      toast(messageFor(error, deleteFailed), 'error')
      changed.onRestored(removed)
    }
  }

  function remove() {
    const { current } = saved
    if (!current) return
    saving.cancel()
    typed.current = current.text
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
        <TextField
          fullWidth
          label={isNew ? texts.newQuestion : `Question ${position}`}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={saving.flush}
          error={isTooShort && !isNew}
          helperText={isTooShort && `Au moins ${minQuestionLength} caractères`}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {!isNew && (
          <IconButton aria-label={`Supprimer la question ${position}`} onClick={remove}>
            <DeleteIcon />
          </IconButton>
        )}
      </Stack>
      <SavingNotice saving={saving} />
    </Stack>
  )
}
