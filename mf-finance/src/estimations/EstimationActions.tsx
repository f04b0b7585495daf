import { messageFor, saveFile, useMutation } from 'shared/client'
import type { ListedPatient } from 'shared/contracts/patient'
import { Button, Stack, toast } from 'shared/ui'
import { applyProblems } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { draftEstimation } from './api.ts'
import { inputOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { issueFailed, texts } from './messages.ts'

interface EstimationActionsProps {
  form: UseFormReturn<Draft>
  patients: readonly ListedPatient[]
  isBusy: boolean
  /** Of the profile: nothing is issued before it is completed. */
  isIncomplete: boolean
}

/** The draft to look at, and the quote itself. */
export function EstimationActions({ form, patients, isBusy, isIncomplete }: EstimationActionsProps) {
  const drafting = useMutation({
    mutationFn: (filled: Draft) => draftEstimation(inputOf(filled, patients)),
    onSuccess: saveFile,
    onError: (error) => {
      const message = messageFor(error, issueFailed)
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
        Générer le devis
      </Button>
    </Stack>
  )
}
