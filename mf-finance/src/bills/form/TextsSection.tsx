import { FormSection, TextInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft/draft.ts'

const slotProps = { htmlInput: { maxLength: 2_000 } }

/**
 * Fields for the texts before and after the lines. A new invoice starts with the texts of the last invoice that this
 * member issued on this device.
 */
export const TextsSection = ({ control }: { control: Control<Draft> }) => (
  <FormSection title="Textes" layout="stack">
    <TextInput
      control={control}
      name="introText"
      label="Texte d'introduction"
      multiline
      minRows={2}
      slotProps={slotProps}
    />
    <TextInput
      control={control}
      name="concludeText"
      label="Texte de conclusion"
      multiline
      minRows={2}
      helperText="Imprimés tels quels : n'y mettez rien de médical. Ils sont proposés à nouveau à la prochaine facture."
      slotProps={slotProps}
    />
  </FormSection>
)
