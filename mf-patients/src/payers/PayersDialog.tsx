import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { isCode, queryClient } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import type { PatientPayers } from 'shared/contracts/finance/payer'
import { payersProblems } from 'shared/domain/patients/payersProblems'
import { AddIcon, Alert, Button, Typography } from 'shared/ui'
import {
  DialogForm,
  FormDialog,
  FormHelperText,
  problemsResolver,
  ShareInput,
  useFieldArray,
  useForm,
  useSave,
} from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { changePayers, readPayers } from './api.ts'
import { draftOf, inputOf, newPayer } from './draft.ts'
import type { Draft } from './draft.ts'
import { saveFailed, texts } from './messages.ts'
import { DivisionExample } from './DivisionExample.tsx'
import { PayerFields } from './PayerFields.tsx'
import { payersLabels } from './payersLabels.ts'

interface PayersDialogProps {
  patient: PatientDetails
  saved: PatientPayers
  onClose: () => void
}

/** Edits the payers of a patient and their shares. */
export default function PayersDialog(props: PayersDialogProps) {
  return (
    <FormDialog title={texts.title} onClose={props.onClose}>
      <PayersForm {...props} />
    </FormDialog>
  )
}

const mostPayers = 9

function PayersForm({ patient, saved, onClose }: PayersDialogProps) {
  const [isUnbilled, setUnbilled] = useState(false)
  const form = useForm<Draft>({
    defaultValues: draftOf(saved),
    resolver: problemsResolver<Draft>((draft) => payersProblems(inputOf(draft))),
  })
  const { control, getValues, setValue } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'payers' })
  const saving = useSave(form, {
    save: async (draft, _key, seen = saved) => {
      try {
        return await changePayers(patient.id, seen, inputOf(draft))
      } catch (error) {
        setUnbilled(isCode(error, errorCode.payerHasParts))
        throw error
      }
    },
    revision: { seen: saved, read: () => readPayers(patient.id), draftOf, labels: payersLabels },
    messages: { saved: texts.changed, failed: saveFailed },
    hasErrorSummary: false,
    onSaved: (changed) => {
      queryClient.setQueryData(fileKey(patient.id, 'payers'), changed)
      onClose()
    },
  })
  /** Hides the displayed refusal, which was about another payer. */
  function removeAt(index: number) {
    setUnbilled(false)
    remove(index)
  }
  const submit = (givesBack: boolean, event?: BaseSyntheticEvent) => {
    setValue('givesBack', givesBack)
    saving.submit(event)
  }
  // The confirmation to remove unbilled shares applies to one attempt only.
  const asking = { ...saving, submit: (event?: BaseSyntheticEvent) => submit(false, event) }
  const problem = form.formState.errors.payers?.message ?? form.formState.errors.payers?.root?.message

  return (
    <DialogForm saving={asking} submit="Enregistrer" staleTitle="Qui paie a été modifié entre-temps" onClose={onClose}>
      {isUnbilled && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => submit(true)}>
              Retirer quand même
            </Button>
          }
        >
          {texts.givesBack}. {texts.fixedStay}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {texts.intro}
      </Typography>
      {fields.map(({ id }, index) => (
        <PayerFields key={id} form={form} index={index} patient={patient} onRemove={() => removeAt(index)} />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < mostPayers && (
        <Button
          startIcon={<AddIcon />}
          onClick={() => append(newPayer(getValues('payers'), patient))}
          sx={{ alignSelf: 'flex-start' }}
        >
          Ajouter un payeur
        </Button>
      )}
      {fields.length > 0 && (
        <ShareInput
          control={control}
          kind="patientShare.kind"
          value="patientShare.value"
          label="Part du patient"
          none="Ce qui reste"
        />
      )}
      {fields.length > 0 && <DivisionExample control={control} />}
    </DialogForm>
  )
}
