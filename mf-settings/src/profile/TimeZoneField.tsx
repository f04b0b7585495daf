import { timeZoneLabel, timeZoneLabels, timeZoneOfZipCode } from 'shared/domain/accounts/timeZones'
import { PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { zipCodeTimeZone } from './draft.ts'
import type { Draft } from './draft.ts'

const zones: readonly { value: string; label: string }[] = Object.entries(timeZoneLabels).map(([value, label]) => ({
  value,
  label,
}))

/** The time zone of the practice: that of the postal code, or a chosen one. */
export function TimeZoneField({ control }: { control: Control<Draft> }) {
  const zipCode = useWatch({ control, name: 'firm.address.zipCode' })
  const chosenZone = useWatch({ control, name: 'timeZone' })
  const isListed = chosenZone === zipCodeTimeZone || zones.some(({ value }) => value === chosenZone)
  return (
    <PickInput
      control={control}
      name="timeZone"
      label="Fuseau horaire"
      helperText="L'agenda, les créneaux, les e-mails et la date de vos factures suivent cette heure."
      options={[
        { value: zipCodeTimeZone, label: `Celui du code postal : ${timeZoneLabel(timeZoneOfZipCode(zipCode))}` },
        ...(isListed ? [] : [{ value: chosenZone, label: timeZoneLabel(chosenZone) }]),
        ...zones,
      ]}
      sx={{ gridColumn: '1 / -1' }}
    />
  )
}
