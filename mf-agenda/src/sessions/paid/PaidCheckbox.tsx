import { useState } from 'react'
import { isStatus } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { reloadAfterOwnAction } from '../saving/savedSession.ts'
import { setPaidWithToast, toastPaidFailed } from './setPaid.ts'

interface PaidCheckboxProps {
  session: Session
  /** Called when somebody else changed the session first. */
  onChangedElsewhere: () => void
}

/** Checkbox 'Payée', saved immediately without the form; returns to its saved value when the server refuses. */
export function PaidCheckbox({ session, onChangedElsewhere }: PaidCheckboxProps) {
  const [isBusy, setBusy] = useState(false)
  // Ignores a failure to load the new version, because the next save is then refused with an explanation.
  const reload = () => reloadAfterOwnAction(session).catch(() => undefined)

  async function change(paid: boolean) {
    setBusy(true)
    try {
      await setPaidWithToast(session, paid)
      await reload()
    } catch (error) {
      if (isStatus(error, 412)) {
        onChangedElsewhere()
      } else {
        toastPaidFailed(error)
        await reload()
      }
    }
    setBusy(false)
  }
  return (
    <FormControlLabel
      label="Payée"
      disabled={isBusy || session.billId !== null}
      control={<Checkbox checked={session.paid} onChange={(_, paid) => void change(paid)} />}
    />
  )
}
