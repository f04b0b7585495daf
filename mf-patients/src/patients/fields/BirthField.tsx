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

/** Field for the date of birth, or for the year of birth if day and month are left empty. */
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
