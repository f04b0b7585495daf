import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { PatientPayers } from 'shared/contracts/finance/payer'
import { patientName } from 'shared/domain/patients/patientName'
import { PickInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { BilledClient } from './billedClientOf.ts'
import type { Draft } from '../draft/draft.ts'

interface PayerFieldProps {
  control: Control<Draft>
  patient: ListedPatient | undefined
  payers: PatientPayers | undefined
  client: BilledClient | undefined
}

/** Field for the client of the invoice: the patient or one of the payers. Renders nothing if the patient has no payers. */
export function PayerField({ control, patient, payers, client }: PayerFieldProps) {
  const allPayers = payers ? [...payers.payers, ...payers.former] : []
  if (!patient || allPayers.length === 0) return null
  return (
    <PickInput
      control={control}
      name="payerId"
      label="Facturer à"
      none={`${patientName(patient)} (patient)`}
      helperText={client?.limitText}
      options={allPayers.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
