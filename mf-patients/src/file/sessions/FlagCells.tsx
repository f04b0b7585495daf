import { useIsPhone } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { changePatientSession } from './changePatientSession.ts'
import type { FileSession } from './fileSession.ts'
import { sessionName } from './fileSession.ts'

/**
 * Checkboxes 'Payée' and 'Présent', saved on change; disabled for sessions on an invoice and sessions of the patient's
 * firm.
 */
export const PaidCell = ({ row }: { row: FileSession }) => (
  <FlagCheckbox row={row} label="Payée" isSet={row.paid} onSet={(paid) => void changePatientSession(row, { paid })} />
)

export const PresentCell = ({ row }: { row: FileSession }) => (
  <FlagCheckbox
    row={row}
    label="Présent"
    isSet={row.patientPresent}
    onSet={(patientPresent) => void changePatientSession(row, { patientPresent })}
  />
)

interface FlagCheckboxProps {
  row: FileSession
  label: string
  isSet: boolean
  onSet: (isSet: boolean) => void
}

function FlagCheckbox({ row, label, isSet, onSet }: FlagCheckboxProps) {
  const isPhone = useIsPhone()
  const name = `${sessionName(row)} : ${label.toLowerCase()}`
  const box = (
    <Checkbox
      checked={isSet}
      disabled={!row.isOwn || row.billId !== null}
      onChange={(_, checked) => onSet(checked)}
      slotProps={{ input: { 'aria-label': name } }}
    />
  )
  return isPhone ? <FormControlLabel label={label} control={box} /> : box
}
