import { messageFor, queryClient, saveFile, useMutation } from 'shared/client'
import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { money } from 'shared/domain/format'
import { refreshSessions } from 'shared/lists'
import { Alert, Button, toast } from 'shared/ui'
import {
  DialogForm,
  FormDialog,
  problemsResolver,
  RadioInput,
  TextInput,
  useForm,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { allBillsKey } from '../../keys.ts'
import { draftCreditNote, issueCreditNote } from './api.ts'
import { creditNoteProblems, inputOf } from './creditNoteDraft.ts'
import type { CreditNoteDraft } from './creditNoteDraft.ts'
import { CreditedLines } from './CreditedLines.tsx'
import { creditNoteFailed, texts } from './messages.ts'

interface CreditNoteFormProps {
  bill: BillDetails
  onClose: () => void
}

/** Credits the whole invoice or some of its lines; a draft of the PDF can be read first. */
export function CreditNoteForm({ bill, onClose }: CreditNoteFormProps) {
  const isPartlyCredited = bill.lines.some(({ creditable }) => !creditable)
  const form = useForm<CreditNoteDraft>({
    defaultValues: { extent: 'WHOLE', lines: [], reason: '' },
    resolver: problemsResolver<CreditNoteDraft>(creditNoteProblems),
  })
  const { control } = form
  const extent = useWatch({ control, name: 'extent' })
  const saving = useSave(form, {
    save: (filled, key) => issueCreditNote(bill.id, inputOf(filled), key),
    request: { name: `creditNote.${bill.id}`, contentsOf: inputOf },
    messages: { saved: texts.creditNoteIssued, failed: creditNoteFailed },
    hasErrorSummary: false,
    onSaved: (file) => {
      saveFile(file)
      refreshSessions()
      void queryClient.invalidateQueries({ queryKey: allBillsKey })
      onClose()
    },
  })
  const drafting = useMutation({
    mutationFn: (filled: CreditNoteDraft) => draftCreditNote(bill.id, inputOf(filled)),
    onSuccess: saveFile,
    onError: (error) => toast(messageFor(error, creditNoteFailed), 'error'),
  })
  return (
    <FormDialog title={`Créer un avoir sur la facture ${bill.billNumber}`} onClose={onClose}>
      <DialogForm saving={saving} submit="Générer l'avoir" onClose={onClose}>
        <Alert severity="info">{texts.creditNoteFrozen}</Alert>
        <RadioInput
          control={control}
          name="extent"
          label="Étendue de l'avoir"
          options={[
            {
              value: 'WHOLE',
              label: isPartlyCredited ? 'Tout ce qui reste' : `Toute la facture (${money(bill.totalPrice)})`,
            },
            { value: 'LINES', label: 'Des lignes' },
          ]}
        />
        {extent === 'LINES' && <CreditedLines control={control} lines={bill.lines} />}
        <TextInput
          control={control}
          name="reason"
          label="Motif"
          required
          helperText="Imprimé sur l'avoir."
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button
          onClick={() => void form.handleSubmit((filled) => drafting.mutate(filled))()}
          loading={drafting.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          Brouillon
        </Button>
      </DialogForm>
    </FormDialog>
  )
}
