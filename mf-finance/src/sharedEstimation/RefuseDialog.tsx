import { isStatus } from 'shared/client'
import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { DialogForm, FormDialog, TextInput, useForm, useSave } from 'shared/ui/form'
import { refuseEstimation } from './api.ts'
import { decisionFailed, texts } from './messages.ts'

interface RefuseDialogProps {
  token: string
  onDecided: (estimation: SharedEstimation, sentence: string) => void
  onStale: () => void
  onClose: () => void
}

/** Dialog that refuses a quote, with an optional reason. */
export function RefuseDialog({ token, onDecided, onStale, onClose }: RefuseDialogProps) {
  const form = useForm<{ reason: string }>({ defaultValues: { reason: '' } })
  const saving = useSave(form, {
    save: async ({ reason }) => {
      try {
        return await refuseEstimation(token, reason)
      } catch (error) {
        if (isStatus(error, 409)) onStale()
        throw error
      }
    },
    messages: { saved: texts.refused, failed: decisionFailed },
    hasErrorSummary: false,
    onSaved: (estimation) => onDecided(estimation, texts.refused),
  })
  return (
    <FormDialog title="Refuser ce devis ?" onClose={onClose}>
      <DialogForm saving={saving} submit="Refuser le devis" onClose={onClose}>
        <TextInput
          control={form.control}
          name="reason"
          label="Motif (facultatif)"
          multiline
          minRows={3}
          helperText="Lu par votre praticien."
          slotProps={{ htmlInput: { maxLength: 1000 } }}
        />
      </DialogForm>
    </FormDialog>
  )
}
