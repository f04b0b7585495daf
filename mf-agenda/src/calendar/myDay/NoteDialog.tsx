import type { ShortSession } from 'shared/contracts/agenda/session'
import { FormDialog } from 'shared/ui/form'
import { AudioDialog } from './AudioDialog.tsx'
import { CommentForm } from './CommentForm.tsx'

export type NoteKind = 'comment' | 'audio'

/** Session whose note dialog is open, and the kind of note: the comment or the audio comments. */
export interface OpenNote {
  session: ShortSession
  kind: NoteKind
}

/** Dialog with the comment of a session, or with its audio comments. */
export default function NoteDialog({ session, kind, onClose }: OpenNote & { onClose: () => void }) {
  if (kind === 'audio') return <AudioDialog session={session} onClose={onClose} />
  return (
    <FormDialog title={`Commentaires : ${session.title}`} onClose={onClose}>
      <CommentForm session={session} onClose={onClose} />
    </FormDialog>
  )
}
