import { isCode, queryClient } from 'shared/client'
import type { BillSeries, NewSeriesInput } from 'shared/contracts/finance/billSeries'
import { errorCode } from 'shared/contracts/errorCodes'
import { firstNumberProblem, followingNumbers } from 'shared/domain/bills/billNumber'
import { newSeriesProblems } from 'shared/domain/bills/newSeries'
import { invalid } from 'shared/domain/problems'
import type { Problem } from 'shared/domain/problems'
import { practiceToday } from 'shared/session'
import { Alert } from 'shared/ui'
import { DialogForm, FormDialog, problemsResolver, TextInput, useForm, useSave, useWatch } from 'shared/ui/form'
import { billSeriesKey, nextBillNumberKey } from '../../keys.ts'
import { beginSeries } from './api.ts'
import { followingText } from './followingText.ts'
import { beginFailed, kindTexts, texts } from './messages.ts'

type Draft = Pick<NewSeriesInput, 'firstNumber' | 'reason'>

/** Validates a new series. Only the server can check whether its numbers are already used. */
function problemsOf(draft: Draft, today: string): Problem[] {
  const problems = newSeriesProblems(draft)
  if (problems.some(({ field }) => field === 'firstNumber')) return problems
  const message = firstNumberProblem(draft.firstNumber.trim(), today)
  return message === undefined ? problems : [invalid('firstNumber', message), ...problems]
}

interface NewSeriesFormProps {
  series: BillSeries
  onClose: () => void
}

/** Form in which the owner begins a new series of numbers, with a reason; shows the numbers that would follow. */
export function NewSeriesForm({ series: { kind, nextNumber }, onClose }: NewSeriesFormProps) {
  const today = practiceToday()
  const form = useForm<Draft>({
    defaultValues: { firstNumber: '', reason: '' },
    resolver: problemsResolver<Draft>((draft) => problemsOf(draft, today)),
  })
  const { control } = form
  const firstNumber = useWatch({ control, name: 'firstNumber' }).trim()
  const isValidNumber = problemsOf({ firstNumber, reason: '' }, today).every(({ field }) => field !== 'firstNumber')
  const following = isValidNumber ? followingNumbers(firstNumber, today) : undefined
  const inputOf = (draft: Draft): NewSeriesInput => ({ ...draft, kind, replacedNumber: nextNumber })
  async function begin(draft: Draft, key: string) {
    try {
      return await beginSeries(inputOf(draft), key)
    } catch (error) {
      if (isCode(error, errorCode.nextNumberChanged)) await queryClient.invalidateQueries({ queryKey: billSeriesKey })
      throw error
    }
  }
  const saving = useSave(form, {
    save: begin,
    request: { name: `billSeries.${kind}`, contentsOf: inputOf },
    messages: { saved: texts.begun, failed: beginFailed },
    fields: { [errorCode.billNumberTaken]: 'firstNumber', [errorCode.firstNumberRefused]: 'firstNumber' },
    hasErrorSummary: false,
    onSaved: (allSeries) => {
      queryClient.setQueryData(billSeriesKey, allSeries)
      void queryClient.invalidateQueries({ queryKey: nextBillNumberKey })
      onClose()
    },
  })
  return (
    <FormDialog title={`Nouvelle série : ${kindTexts[kind].toLowerCase()}`} onClose={onClose}>
      <DialogForm saving={saving} submit="Commencer la série" onClose={onClose}>
        <Alert severity="info">
          {texts.beginHelp} Il remplace {nextNumber}.
        </Alert>
        <TextInput
          control={control}
          name="firstNumber"
          label="Premier numéro"
          required
          autoComplete="off"
          helperText={following && followingText(following)}
          slotProps={{ htmlInput: { maxLength: 35 } }}
        />
        <TextInput
          control={control}
          name="reason"
          label="Motif"
          required
          helperText={texts.reasonHelp}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </DialogForm>
    </FormDialog>
  )
}
