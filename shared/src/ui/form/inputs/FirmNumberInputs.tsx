import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { completeFirmNumbers } from '../../../domain/contact/firmNumbers.ts'
import type { FirmNumbers } from '../../../domain/contact/firmNumbers.ts'
import { normalizeSiren } from '../../../domain/contact/siren.ts'
import { TextInput } from './inputs.tsx'

interface FirmNumberInputsProps<Draft extends FieldValues> {
  control: Control<Draft>
  /** The paths of both numbers in the draft. */
  siren: FieldPath<Draft>
  siret: FieldPath<Draft>
}

/** The SIREN and the SIRET of a firm. A SIRET, in either field, fills both when the field is left. */
export function FirmNumberInputs<Draft extends FieldValues>({ control, siren, siret }: FirmNumberInputsProps<Draft>) {
  const { field: sirenField } = useController({ control, name: siren })
  const { field: siretField } = useController({ control, name: siret })
  const complete = (typed: Partial<FirmNumbers>) => {
    const numbers = completeFirmNumbers({ siren: sirenField.value, siret: siretField.value, ...typed })
    if (numbers.siren !== sirenField.value) sirenField.onChange(numbers.siren)
    if (numbers.siret !== siretField.value) siretField.onChange(numbers.siret)
  }
  const props = { control, format: normalizeSiren, autoComplete: 'off' }
  return (
    <>
      <TextInput
        {...props}
        name={siren}
        label="SIREN"
        onLeave={(text) => complete({ siren: text })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20 } }}
      />
      <TextInput
        {...props}
        name={siret}
        label="SIRET de l'établissement"
        onLeave={(text) => complete({ siret: text })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 30 } }}
      />
    </>
  )
}
