import { messageFor, saveFile, useMutation } from 'shared/client'
import { Button, Stack, toast } from 'shared/ui'
import { applyProblems } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { draftBill } from './api.ts'
import { inputOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { draftFailed, texts } from './messages.ts'

interface BillActionsProps {
  form: UseFormReturn<Draft>
  isBusy: boolean
  /** Of the profile: nothing is issued before it is completed. */
  isIncomplete: boolean
}

/** The draft to look at, and the invoice itself. */
export function BillActions({ form, isBusy, isIncomplete }: BillActionsProps) {
  const drafting = useMutation({
    mutationFn: (filled: Draft) => draftBill(inputOf(filled)),
    onSuccess: saveFile,
    onError: (error) => {
      const message = messageFor(error, draftFailed)
      toast(message, 'error')
      applyProblems(form, error, { message, fields: { E112: 'patientId' } })
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
        Générer la facture
      </Button>
    </Stack>
  )
}
