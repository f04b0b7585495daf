import { messageFor, saveFile, useMutation } from 'shared/client'
import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { ActionBar, Button, toast } from 'shared/ui'
import { applyProblems } from 'shared/ui/form'
import type { FieldPath, FieldValues, UseFormReturn } from 'shared/ui/form'

interface IssueActionsProps<Draft extends FieldValues> {
  form: UseFormReturn<Draft>
  /** Requests the preview of the document as a PDF. */
  previewFile: (draft: Draft) => Promise<Parameters<typeof saveFile>[0]>
  /** Field that displays the error if the patient has no address. */
  patientField: FieldPath<Draft>
  failureMessages: Messages
  texts: { drafting: string; issue: string }
  isBusy: boolean
  /** Whether required fields of the profile are missing, so that nothing can be issued. */
  isIncomplete: boolean
}

/** Buttons that download a draft of the document and issue the document. */
export function IssueActions<Draft extends FieldValues>(props: IssueActionsProps<Draft>) {
  const { form, previewFile, patientField, failureMessages, texts, isBusy, isIncomplete } = props
  const draftDownload = useMutation({
    mutationFn: previewFile,
    onSuccess: saveFile,
    onError: (error) => {
      const message = messageFor(error, failureMessages)
      toast(message, 'error')
      applyProblems(form, error, { message, fields: { [errorCode.patientAddressMissing]: patientField } })
    },
  })
  const downloadDraft = (draft: Draft) => draftDownload.mutate(draft)
  return (
    <ActionBar>
      <Button
        onClick={() => void form.handleSubmit(downloadDraft)()}
        loading={draftDownload.isPending}
        disabled={isIncomplete}
      >
        {draftDownload.isPending ? texts.drafting : 'Brouillon'}
      </Button>
      <Button type="submit" variant="contained" loading={isBusy} disabled={isIncomplete}>
        {texts.issue}
      </Button>
    </ActionBar>
  )
}
