import { useEffect } from 'react'
import type { Session, ShortSession } from 'shared/contracts/agenda/session'
import { sessionsSaved } from 'shared/lists'
import { LoadFailed, Pending } from 'shared/ui'
import { DialogForm, TextInput, useForm, useSave } from 'shared/ui/form'
import { saveFollowUp } from '../../sessions/api.ts'
import { useSavedSession } from '../../sessions/saving/savedSession.ts'
import { commentFailureMessages, commentSavedText } from './messages.ts'

interface CommentFormProps {
  session: ShortSession
  onClose: () => void
}

/** Form of a session's comment. Loads the session first, because the calendar's sessions have no comments. */
export function CommentForm({ session, onClose }: CommentFormProps) {
  const { data, isError, refetch } = useSavedSession(session.id)
  if (isError) return <LoadFailed onRetry={() => void refetch()}>Le commentaire n'a pas pu être chargé.</LoadFailed>
  return data ? <LoadedForm session={data} onClose={onClose} /> : <Pending rows={1} height={120} />
}

function LoadedForm({ session, onClose }: { session: Session; onClose: () => void }) {
  const form = useForm({ defaultValues: { comments: session.comments } })
  const { setFocus } = form
  useEffect(() => setFocus('comments'), [setFocus])
  const saving = useSave(form, {
    save: ({ comments }) => saveFollowUp(session, { comments }),
    messages: { saved: commentSavedText, failed: commentFailureMessages },
    hasErrorSummary: false,
    onSaved: (saved) => {
      sessionsSaved([saved])
      onClose()
    },
  })
  return (
    <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
      <TextInput
        control={form.control}
        name="comments"
        label="Commentaires"
        multiline
        minRows={5}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) saving.submit(event)
        }}
      />
    </DialogForm>
  )
}
