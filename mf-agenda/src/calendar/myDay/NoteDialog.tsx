import type { ShortSession } from 'shared/contracts/agenda/session'
import { FormDialog } from 'shared/ui/form'
import { AudioDialog } from './AudioDialog.tsx'
import { CommentForm } from './CommentForm.tsx'

export type NoteKind = 'comment' | 'audio'

/** A session and what is being noted of it. */
export interface Note {
  session: ShortSession
  kind: NoteKind
}

/** Dialog with the comment of a session, or with its spoken comments. */
export default function NoteDialog({ session, kind, onClose }: Note & { onClose: () => void }) {
  if (kind === 'audio') return <AudioDialog session={session} onClose={onClose} />
  return (
    <FormDialog title={`Commentaires : ${session.title}`} onClose={onClose}>
      <CommentForm session={session} onClose={onClose} />
    </FormDialog>
  )
}
