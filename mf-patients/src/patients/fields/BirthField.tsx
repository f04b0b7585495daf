import type { DateParts } from 'shared/domain/patients/birthdate'
import { BirthdateInput, useController } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from '../draft.ts'

interface BirthFieldProps {
  control: Control<Draft>
  /** Parts of an incomplete date of birth, kept while the company's fields are shown. */
  parts: DateParts | undefined
  onParts: (parts: DateParts) => void
}

/** The date of birth, or the year alone where nothing else is chosen. */
export function BirthField({ control, parts, onParts }: BirthFieldProps) {
  const birthdate = useController({ control, name: 'individual.birthdate' })
  const birthYear = useController({ control, name: 'individual.birthYear' })
  return (
    <BirthdateInput
      id="individual.birthdate"
      value={birthdate.field.value}
      onChange={birthdate.field.onChange}
      yearAlone={{ value: birthYear.field.value, onChange: birthYear.field.onChange }}
      years={120}
      error={birthdate.fieldState.error?.message ?? birthYear.fieldState.error?.message}
      partial={parts}
      onPartial={onParts}
    />
  )
}
