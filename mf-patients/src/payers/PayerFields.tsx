import { toSiren } from 'shared/domain/contact/firmNumbers'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { payerKindLabels } from 'shared/domain/patients/payersProblems'
import { Box, Button, DeleteIcon, Typography } from 'shared/ui'
import { AddressInputs, NumberInput, PickInput, ShareInput, TextInput, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { detailsAfterKindChange, payerFromFile } from './draft.ts'
import type { Draft } from './draft.ts'
import { texts } from './messages.ts'

interface PayerFieldsProps {
  form: UseFormReturn<Draft>
  index: number
  patient: PatientDetails
  onRemove: () => void
}

const kindOptions = Object.entries(payerKindLabels).map(([value, label]) => ({ value, label }))
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }

/** Fields of a payer: name and address as printed on invoices, share, and yearly limit. */
export function PayerFields({ form, index, patient, onRemove }: PayerFieldsProps) {
  const { control, getValues, setValue } = form
  const path = `payers.${index}` as const
  const [kind, name] = useWatch({ control, name: [`${path}.kind`, `${path}.name`] })
  const isGuardian = kind === 'GUARDIAN'
  const title = name.trim() || `Payeur ${index + 1}`

  /** Prefills a new payer from the patient's file, for the selected kind, except what was typed. */
  function prefill(selectedKind: string | null) {
    const payer = getValues(path)
    if (payer.payerId !== null || !isPayerKind(selectedKind)) return
    const details = detailsAfterKindChange(payer, payerFromFile(kind, patient), payerFromFile(selectedKind, patient))
    setValue(`${path}.name`, details.name, { shouldDirty: true })
    setValue(`${path}.email`, details.email, { shouldDirty: true })
    setValue(`${path}.address`, details.address, { shouldDirty: true })
  }

  return (
    <Box
      component="fieldset"
      aria-label={title}
      sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 2, p: 2, display: 'grid', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Button
          color="error"
          size="small"
          startIcon={<DeleteIcon />}
          aria-label={`Retirer ${title}`}
          onClick={onRemove}
        >
          Retirer
        </Button>
      </Box>
      <Box sx={twoColumns}>
        <PickInput control={control} name={`${path}.kind`} label="Qui" options={kindOptions} onPick={prefill} />
        <TextInput
          control={control}
          name={`${path}.name`}
          label={isGuardian ? 'Prénom et nom' : 'Nom'}
          required
          autoComplete="off"
        />
        <AddressInputs
          control={control}
          street={`${path}.address.streetName`}
          zipCode={`${path}.address.zipCode`}
          city={`${path}.address.city`}
          country={`${path}.address.country`}
          streetLabel="Adresse"
          required
        />
        <TextInput control={control} name={`${path}.email`} label="E-mail" type="email" autoComplete="off" />
        {!isGuardian && (
          <>
            <TextInput control={control} name={`${path}.siren`} label="SIREN" format={toSiren} autoComplete="off" />
            <TextInput
              control={control}
              name={`${path}.vatNumber`}
              label="Numéro de TVA"
              format={normalizeVatNumber}
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 30 } }}
            />
          </>
        )}
      </Box>
      <ShareInput
        control={control}
        kind={`${path}.share.kind`}
        value={`${path}.share.value`}
        label="Part de chaque séance"
        emptyLabel="Rien, sauf si une séance le dit"
      />
      {!isGuardian && (
        <NumberInput
          control={control}
          name={`${path}.yearlyCeiling`}
          label="Plafond par an"
          unit="€"
          helperText={texts.ceilingHint}
          sx={{ maxWidth: { sm: 320 } }}
        />
      )}
    </Box>
  )
}

const isPayerKind = (text: string | null): text is keyof typeof payerKindLabels =>
  text !== null && text in payerKindLabels
