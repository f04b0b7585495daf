import type { ListedPatient } from 'shared/contracts/patients/patient'
import type { PatientPayers } from 'shared/contracts/finance/payer'
import type { Member } from 'shared/contracts/accounts/user'
import { Link as RouterLink } from 'shared/router'
import { Alert, Button, Link } from 'shared/ui'
import { FormSection, PatientInput, TextInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { firstNumberText } from '../../numbering/firstNumberText.ts'
import { TherapistField } from '../../../issuing/TherapistField.tsx'
import type { BilledClient } from './billedClientOf.ts'
import type { Draft } from '../draft/draft.ts'
import { hasAddress } from './hasAddress.ts'
import { texts } from '../messages.ts'
import { PayerField } from './PayerField.tsx'

interface ClientFieldsProps {
  form: UseFormReturn<Draft>
  /** Therapists for whom the member may issue invoices; empty if the member has no choice, which hides the field. */
  therapists: readonly Member[]
  patient: ListedPatient | undefined
  payers: PatientPayers | undefined
  client: BilledClient | undefined
  nextNumber: string
  /** Whether it is the practice's first invoice, whose number the user chooses. */
  isFirst: boolean
}

/** Fields for the issuer, the client and the number of an invoice. */
export function ClientFields({ form, therapists, patient, payers, client, nextNumber, isFirst }: ClientFieldsProps) {
  const { control, getValues, setValue } = form
  const [billNumber, therapistId, isSimplified] = useWatch({
    control,
    name: ['billNumber', 'therapistId', 'simplifiedMode'],
  })
  return (
    <FormSection title="Facture">
      {therapists.length > 0 && (
        <TherapistField
          control={control}
          name="therapistId"
          therapists={therapists}
          onPick={(newTherapistId) => {
            // The session list follows the issuer, unless the user selected another therapist for the list.
            if (getValues('sessionsTherapistId') === therapistId) setValue('sessionsTherapistId', newTherapistId)
          }}
        />
      )}
      <PatientInput control={control} name="patientId" onPick={() => setValue('payerId', null)} />
      {isSimplified && <PayerField control={control} patient={patient} payers={payers} client={client} />}
      <TextInput
        control={control}
        name="billNumber"
        label="Numéro de facture"
        required
        autoComplete="off"
        helperText={isFirst ? firstNumberText(billNumber) : undefined}
        slotProps={{ htmlInput: { maxLength: 35 } }}
      />
      <TextInput
        control={control}
        name="orderNumber"
        label="Numéro de commande du client"
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 50 } }}
      />
      {billNumber.trim() !== nextNumber && (
        <Alert
          severity="info"
          sx={{ gridColumn: '1 / -1' }}
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => setValue('billNumber', nextNumber, { shouldValidate: true, shouldDirty: true })}
            >
              Reprendre
            </Button>
          }
        >
          Numéro proposé : {nextNumber}. {isFirst ? texts.firstNumberChosen : texts.numbersFollow}{' '}
          {!isFirst && (
            <Link component={RouterLink} to="/pros/billings/numbering" color="inherit">
              Numérotation
            </Link>
          )}
        </Alert>
      )}
      {patient && client?.needsAddress && !hasAddress(patient) && (
        <Alert
          severity="warning"
          sx={{ gridColumn: '1 / -1' }}
          action={
            <Button color="inherit" size="small" component={RouterLink} to={`/pros/patient/${patient.id}`}>
              Ouvrir la fiche
            </Button>
          }
        >
          {texts.addressMissing}
        </Alert>
      )}
    </FormSection>
  )
}
