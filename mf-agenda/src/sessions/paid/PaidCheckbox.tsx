import { useState } from 'react'
import { isStatus } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { sessionAfterOurAct } from '../saving/savedSession.ts'
import { changePaid, sayPaidFailed } from './changePaid.ts'

interface PaidCheckboxProps {
  session: Session
  /** Somebody else changed the session first. */
  onChangedElsewhere: () => void
}

/** 'Payée' is saved at once, without saving the form; it is as it was when the server refuses. */
export function PaidCheckbox({ session, onChangedElsewhere }: PaidCheckboxProps) {
  const [isBusy, setBusy] = useState(false)
  // Without the new version, the next save is refused and explained: nothing is lost.
  const readAgain = () => sessionAfterOurAct(session).catch(() => undefined)

  async function change(paid: boolean) {
    setBusy(true)
    try {
      await changePaid(session, paid)
      await readAgain()
    } catch (error) {
      if (isStatus(error, 412)) {
        onChangedElsewhere()
      } else {
        sayPaidFailed(error)
        await readAgain()
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
