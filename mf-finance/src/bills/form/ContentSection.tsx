import type { Member } from 'shared/contracts/accounts/user'
import { Controller, FormControlLabel, FormSection, Switch, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import type { Draft } from './draft/draft.ts'
import { BillLines } from './lines/BillLines.tsx'
import { SessionChoice } from './sessions/SessionChoice.tsx'
import type { useSessionRows } from './useSessionRows.ts'

interface ContentSectionProps {
  form: UseFormReturn<Draft>
  rows: ReturnType<typeof useSessionRows>
  therapists: readonly Member[]
  /** The postal code of the practice, on which the offered VAT rates depend. */
  zipCode: string
}

/** Section with the billed content: sessions in simplified mode, else free lines. */
export function ContentSection({ form, rows, therapists, zipCode }: ContentSectionProps) {
  const { control, setValue, clearErrors } = form
  const isSimplified = useWatch({ control, name: 'simplifiedMode' })
  return (
    <FormSection
      title="Prestations"
      layout="stack"
      action={
        <Controller
          control={control}
          name="simplifiedMode"
          render={({ field: { ref, value, onChange, ...field } }) => (
            <FormControlLabel
              label="Mode simplifié"
              control={
                <Switch
                  {...field}
                  checked={value}
                  onChange={(_, checked) => {
                    onChange(checked)
                    // The discount was entered for the other content, and does not apply to the new prices.
                    setValue('discount', null)
                    // Free lines are billed only to the patient, because payers are billed for their share of sessions (ruling 111).
                    if (!checked) setValue('payerId', null)
                    clearErrors()
                  }}
                  slotProps={{ input: { ref } }}
                />
              }
            />
          )}
        />
      }
    >
      {isSimplified ? (
        <SessionChoice form={form} rows={rows} therapists={therapists} />
      ) : (
        <BillLines form={form} zipCode={zipCode} />
      )}
    </FormSection>
  )
}
