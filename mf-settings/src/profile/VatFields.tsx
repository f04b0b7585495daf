import { normalizeVatNumber } from 'shared/domain/contact/vatNumber'
import { sentenceAgainstVat } from 'shared/domain/vat/vatRights'
import { Alert, Box } from 'shared/ui'
import { CheckInput, FormSection, PickInput, TextInput, useWatch, VatRateInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { vatRegimeLabels } from './vatRegimeLabels.ts'

const regimeOptions = Object.entries(vatRegimeLabels).map(([value, label]) => ({ value, label }))

/**
 * Fields for the VAT regime of the firm and its VAT number; for a firm that charges VAT, also the rate and the option
 * for VAT on invoices (`vatOnDebits`).
 */
export function VatFields({ control }: { control: Control<Draft> }) {
  const [vatRegime, zipCode] = useWatch({ control, name: ['vatRegime', 'firm.address.zipCode'] })
  const isVatDue = vatRegime === 'REEL'
  // Checks the location only: for a practice that is subject to VAT, it is the only possible reason not to charge VAT.
  const sentence = sentenceAgainstVat({
    taxes: true,
    taxesAmount: 0,
    vatExemption: 'FRANCHISE',
    tvaNumber: '',
    firm: { address: { zipCode } },
  })
  return (
    <FormSection title="TVA">
      <PickInput control={control} name="vatRegime" label="Régime de TVA" options={regimeOptions} />
      <TextInput
        control={control}
        name="tvaNumber"
        label="Numéro de TVA"
        format={normalizeVatNumber}
        helperText="FR, une clé, puis votre SIREN"
      />
      {sentence && (
        <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
          {sentence}
        </Alert>
      )}
      {isVatDue && (
        <>
          <VatRateInput control={control} name="taxesAmount" label="Taux de TVA" zipCode={zipCode} />
          <Box sx={{ alignSelf: 'center' }}>
            <CheckInput control={control} name="vatOnDebits" label="Option pour la TVA d'après les débits" />
          </Box>
        </>
      )}
    </FormSection>
  )
}
