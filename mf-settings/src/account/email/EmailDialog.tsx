import { ApiError } from 'shared/client'
import type { EmailChange } from 'shared/contracts/accounts/emailChange'
import { errorCode } from 'shared/contracts/errorCodes'
import { linksText, newEmailProblems, sendLinksLabel } from 'shared/domain/accounts/emailChange'
import { Typography } from 'shared/ui'
import { DialogForm, FormDialog, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { useProof } from '../proof/useProof.tsx'
import { requestEmailChange } from './api.ts'
import { requestFailureMessages } from './messages.ts'

interface EmailDialogProps {
  change: EmailChange
  onDone: (change: EmailChange) => void
  onClose: () => void
}

function EmailForm({ change, onDone, onClose }: EmailDialogProps) {
  const { prove, dialog } = useProof()
  const form = useForm({
    defaultValues: { email: '' },
    resolver: problemsResolver<{ email: string }>((draft) => newEmailProblems(draft, change.email)),
  })
  const saving = useSave(form, {
    save: async (draft) => {
      const headers = await prove()
      if (!headers) throw new ApiError(403, { errorCode: errorCode.proofNeeded })
      return requestEmailChange(draft.email.trim(), headers)
    },
    messages: { failed: requestFailureMessages },
    hasErrorSummary: false,
    onSaved: onDone,
  })
  return (
    <>
      <DialogForm saving={saving} submit={sendLinksLabel(change)} onClose={onClose}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{linksText(change, change.email)}</Typography>
        <TextInput
          control={form.control}
          name="email"
          label="Nouvelle adresse e-mail"
          type="email"
          autoComplete="email"
          required
        />
      </DialogForm>
      {dialog}
    </>
  )
}

/** Dialog to change the address of the member's account. */
export default function EmailDialog(props: EmailDialogProps) {
  return (
    <FormDialog title="Changer d'adresse e-mail" onClose={props.onClose}>
      <EmailForm {...props} />
    </FormDialog>
  )
}
