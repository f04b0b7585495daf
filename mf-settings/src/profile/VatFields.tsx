import { formatVatNumber } from 'shared/domain/contact/vatNumber'
import { Box } from 'shared/ui'
import { CheckInput, FormSection, NumberInput, PickInput, TextInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { vatRegimeLabels } from './vatRegimeLabels.ts'

const regimeOptions = Object.entries(vatRegimeLabels).map(([value, label]) => ({ value, label }))

/** VAT regime of the firm, and the mention that its documents carry. */
export function VatFields({ control }: { control: Control<Draft> }) {
  const isVatDue = useWatch({ control, name: 'vatRegime' }) === 'REEL'
  return (
    <FormSection title="TVA">
      <PickInput control={control} name="vatRegime" label="Régime de TVA" options={regimeOptions} />
      <TextInput
        control={control}
        name="tvaNumber"
        label="Numéro de TVA"
        format={formatVatNumber}
        helperText="FR, une clé, puis votre SIREN"
      />
      {isVatDue && (
        <>
          <NumberInput control={control} name="taxesAmount" label="Taux de TVA" unit="%" />
          <Box sx={{ alignSelf: 'center' }}>
            <CheckInput control={control} name="vatOnDebits" label="Option pour la TVA d'après les débits" />
          </Box>
        </>
      )}
    </FormSection>
  )
}
