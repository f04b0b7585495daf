import { messageFor, saveFile, useMutation } from 'shared/client'
import type { Messages } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { Button, Stack, toast } from 'shared/ui'
import { applyProblems } from 'shared/ui/form'
import type { FieldPath, FieldValues, UseFormReturn } from 'shared/ui/form'

interface IssueActionsProps<Draft extends FieldValues> {
  form: UseFormReturn<Draft>
  /** Requests the draft of the current input, as a PDF. */
  draftFile: (filled: Draft) => Promise<Parameters<typeof saveFile>[0]>
  /** Field that shows the error of a patient without an address. */
  patientField: FieldPath<Draft>
  failed: Messages
  texts: { drafting: string; issue: string }
  isBusy: boolean
  /** Tells that the profile lacks required fields: nothing can be issued before it is completed. */
  isIncomplete: boolean
}

/** The draft to look at, and the document itself. */
export function IssueActions<Draft extends FieldValues>(props: IssueActionsProps<Draft>) {
  const { form, draftFile, patientField, failed, texts, isBusy, isIncomplete } = props
  const drafting = useMutation({
    mutationFn: draftFile,
    onSuccess: saveFile,
    onError: (error) => {
      const message = messageFor(error, failed)
      toast(message, 'error')
      applyProblems(form, error, { message, fields: { [errorCode.patientAddressMissing]: patientField } })
    },
  })
  const preview = (filled: Draft) => drafting.mutate(filled)
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        justifyContent: 'flex-end',
        position: 'sticky',
        bottom: 0,
        py: 1.5,
        backgroundColor: 'background.default',
        zIndex: 1,
      }}
    >
      <Button onClick={() => void form.handleSubmit(preview)()} loading={drafting.isPending} disabled={isIncomplete}>
        {drafting.isPending ? texts.drafting : 'Brouillon'}
      </Button>
      <Button type="submit" variant="contained" loading={isBusy} disabled={isIncomplete}>
        {texts.issue}
      </Button>
    </Stack>
  )
}
