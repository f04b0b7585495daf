import { plural } from 'shared/domain/format'
import { DialogContent, LoadFailed, Pending } from 'shared/ui'
import { FormDialog } from 'shared/ui/form'
import { useEmailDrafts } from './api.ts'
import { EmailForm } from './EmailForm.tsx'

interface EmailDialogProps {
  billIds: readonly string[]
  /**
   * Called after the request to send succeeded, before the dialog closes. The server may have refused some of the
   * e-mails.
   */
  onSent?: () => void
  onClose: () => void
}

/** Dialog that sends documents by e-mail. */
export default function EmailDialog({ billIds, onSent, onClose }: EmailDialogProps) {
  const { data: drafts, isError, refetch } = useEmailDrafts(billIds)
  const count = billIds.length
  return (
    <FormDialog
      title={
        count === 1 ? 'Envoyer par e-mail' : `Envoyer ${count} ${plural(count, 'document', 'documents')} par e-mail`
      }
      onClose={onClose}
    >
      {drafts ? (
        <EmailForm drafts={drafts} onSent={onSent} onClose={onClose} />
      ) : (
        <DialogContent>{isError ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={6} />}</DialogContent>
      )}
    </FormDialog>
  )
}
