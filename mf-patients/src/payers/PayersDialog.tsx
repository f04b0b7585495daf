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
import { saveFailureMessages, texts } from './messages.ts'
import { DivisionExample } from './DivisionExample.tsx'
import { PayerFields } from './PayerFields.tsx'
import { payersLabels } from './payersLabels.ts'

interface PayersDialogProps {
  patient: PatientDetails
  savedPayers: PatientPayers
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

const maxPayers = 9

function PayersForm({ patient, savedPayers, onClose }: PayersDialogProps) {
  const [hasUnbilledShares, setHasUnbilledShares] = useState(false)
  const form = useForm<Draft>({
    defaultValues: draftOf(savedPayers),
    resolver: problemsResolver<Draft>((draft) => payersProblems(inputOf(draft))),
  })
  const { control, getValues, setValue } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'payers' })
  const saving = useSave(form, {
    save: async (draft, _key, previousPayers = savedPayers) => {
      try {
        return await changePayers(patient.id, previousPayers, inputOf(draft))
      } catch (error) {
        setHasUnbilledShares(isCode(error, errorCode.payerHasParts))
        throw error
      }
    },
    revision: { original: savedPayers, read: () => readPayers(patient.id), draftOf, labels: payersLabels },
    messages: { saved: texts.payersSaved, failed: saveFailureMessages },
    hasErrorSummary: false,
    onSaved: (changedPayers) => {
      queryClient.setQueryData(fileKey(patient.id, 'payers'), changedPayers)
      onClose()
    },
  })
  /** Removes a payer, and hides the warning about unbilled shares, which concerns the payers removed before. */
  function removePayer(index: number) {
    setHasUnbilledShares(false)
    remove(index)
  }
  const submit = (givesBack: boolean, event?: BaseSyntheticEvent) => {
    setValue('givesBack', givesBack)
    saving.submit(event)
  }
  // The confirmation to remove unbilled shares applies to one attempt only.
  const savingUnconfirmed = { ...saving, submit: (event?: BaseSyntheticEvent) => submit(false, event) }
  const problem = form.formState.errors.payers?.message ?? form.formState.errors.payers?.root?.message

  return (
    <DialogForm
      saving={savingUnconfirmed}
      submit="Enregistrer"
      staleTitle="Qui paie a été modifié entre-temps"
      onClose={onClose}
    >
      {hasUnbilledShares && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => submit(true)}>
              Retirer quand même
            </Button>
          }
        >
          {texts.givesBack}. {texts.fixedSharesStay}
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {texts.intro}
      </Typography>
      {fields.map(({ id }, index) => (
        <PayerFields key={id} form={form} index={index} patient={patient} onRemove={() => removePayer(index)} />
      ))}
      {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      {fields.length < maxPayers && (
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
          emptyLabel="Ce qui reste"
        />
      )}
      {fields.length > 0 && <DivisionExample control={control} />}
    </DialogForm>
  )
}
