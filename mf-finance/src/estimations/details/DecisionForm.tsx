import type { EstimationDetails } from 'shared/contracts/finance/estimations'
import { decisionProblems, type DecisionDraft } from 'shared/domain/estimations/decisionProblems'
import { practiceDayOf, practiceToday } from 'shared/session'
import { Alert } from 'shared/ui'
import { DayInput } from 'shared/ui/dates'
import { DialogForm, FormDialog, problemsResolver, useForm, useSave } from 'shared/ui/form'
import { updateCachedEstimation, recordPaperDecision } from './api.ts'
import { decisionFailed, texts } from './messages.ts'

interface DecisionFormProps {
  estimation: EstimationDetails
  decision: 'ACCEPTED' | 'REFUSED'
  onClose: () => void
}

/** Form that records a decision that the client did not make online, with its date. */
export function DecisionForm({ estimation, decision, onClose }: DecisionFormProps) {
  const today = practiceToday()
  const issuedOn = practiceDayOf(estimation.createdAt)
  const form = useForm<DecisionDraft>({
    defaultValues: { day: today },
    resolver: problemsResolver<DecisionDraft>((draft) => decisionProblems(draft, { issuedOn, today })),
  })
  const saving = useSave(form, {
    save: ({ day }, key) => recordPaperDecision(estimation.id, { decision, day: day ?? today }, key),
    request: { name: `decision.${estimation.id}`, contentsOf: ({ day }) => ({ decision, day: day ?? today }) },
    messages: { saved: texts.decisionRecorded, failed: decisionFailed },
    hasErrorSummary: false,
    onSaved: (updatedEstimation) => {
      updateCachedEstimation(updatedEstimation)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Devis ${estimation.estimationNumber} ${decision === 'ACCEPTED' ? 'accepté (sur papier)' : 'refusé'}`}
      onClose={onClose}
    >
      <DialogForm saving={saving} submit="Enregistrer" onClose={onClose}>
        <Alert severity="info">{texts.decisionIsFinal}</Alert>
        <DayInput control={form.control} name="day" label="Date" maxDay={today} required />
      </DialogForm>
    </FormDialog>
  )
}
