import { isCode, messageFor, queryClient, saveFile, useMutation } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
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
import { allBillsKey, billDetailsKey } from '../../keys.ts'
import { previewCreditNote, issueCreditNote } from './api.ts'
import { creditNoteProblems, inputOf } from './creditNoteDraft.ts'
import type { CreditNoteDraft } from './creditNoteDraft.ts'
import { CreditableLines } from './CreditableLines.tsx'
import { creditNoteFailed, texts } from './messages.ts'

interface CreditNoteFormProps {
  bill: BillDetails
  onClose: () => void
}

/** Form that credits a whole invoice or some of its lines; a draft of the PDF can be downloaded first. */
export function CreditNoteForm({ bill, onClose }: CreditNoteFormProps) {
  const isPartlyCredited = bill.lines.some(({ creditable }) => !creditable)
  const form = useForm<CreditNoteDraft>({
    defaultValues: { extent: 'WHOLE', lines: [], reason: '' },
    resolver: problemsResolver<CreditNoteDraft>(creditNoteProblems),
  })
  const { control } = form
  const extent = useWatch({ control, name: 'extent' })
  /** Reloads the lines after somebody else credited a selected one, and deselects the credited lines. */
  async function reloadLines() {
    await queryClient.invalidateQueries({ queryKey: billDetailsKey(bill.id) })
    const { lines = [] } = queryClient.getQueryData<BillDetails>(billDetailsKey(bill.id)) ?? {}
    const isCreditable = (index: number) => lines.some((line) => line.index === index && line.creditable)
    form.setValue('lines', form.getValues('lines').filter(isCreditable))
  }
  async function issue(draft: CreditNoteDraft, key: string) {
    try {
      return await issueCreditNote(bill.id, inputOf(draft), key)
    } catch (error) {
      if (isCode(error, errorCode.lineCredited)) await reloadLines()
      throw error
    }
  }
  const saving = useSave(form, {
    save: issue,
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
  const draftMutation = useMutation({
    mutationFn: (draft: CreditNoteDraft) => previewCreditNote(bill.id, inputOf(draft)),
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
        {extent === 'LINES' && <CreditableLines control={control} lines={bill.lines} />}
        <TextInput
          control={control}
          name="reason"
          label="Motif"
          required
          helperText="Imprimé sur l'avoir."
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Button
          onClick={() => void form.handleSubmit((draft) => draftMutation.mutate(draft))()}
          loading={draftMutation.isPending}
          sx={{ alignSelf: 'flex-start' }}
        >
          Brouillon
        </Button>
      </DialogForm>
    </FormDialog>
  )
}
