import type { CorporatePatient } from 'shared/contracts/patients/patientFile'
import { plural } from 'shared/domain/format'
import { ConfirmDialog } from 'shared/ui'
import { TitledLines } from 'shared/ui/form'
import { texts } from './messages.ts'

interface DetachEmployeesDialogProps {
  employees: readonly CorporatePatient[]
  onConfirm: () => void
  onCancel: () => void
}

const maxNames = 8

/** Returns the names for a list that stays short: « Durand Léa », …, « et 12 autres ». */
function namesOf(employees: readonly CorporatePatient[]): string {
  const names = employees.slice(0, maxNames).map(({ lastname, firstname }) => `${lastname} ${firstname}`.trim())
  const others = employees.length - names.length
  return others > 0 ? `${names.join(', ')} et ${others} ${plural(others, 'autre', 'autres')}` : names.join(', ')
}

/** Asks for a confirmation before a company becomes an individual, and lists the consequences for its employees. */
export function DetachEmployeesDialog({ employees, onConfirm, onCancel }: DetachEmployeesDialogProps) {
  const { length: count } = employees
  const employeesText = `${count} ${plural(count, 'patient est rattaché', 'patients sont rattachés')} à cette entreprise`
  return (
    <ConfirmDialog
      open
      title="Faire de cette entreprise un particulier ?"
      confirm={`Enregistrer et détacher ${count} ${plural(count, 'patient', 'patients')}`}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {employeesText} : {namesOf(employees)}.
      <TitledLines
        title={plural(count, 'Ce que devient ce patient', 'Ce que deviennent ces patients')}
        lines={texts.detachment}
      />
    </ConfirmDialog>
  )
}
