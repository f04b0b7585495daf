import { useState } from 'react'
import type { Session } from 'shared/contracts/session'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { sessionAfterOurAct } from '../saving/savedSession.ts'
import { changePaid } from './changePaid.ts'

/** 'Payée' is saved at once, without saving the form; it is as it was when the server refuses. */
export function PaidBox({ session }: { session: Session }) {
  const [isBusy, setBusy] = useState(false)

  async function change(paid: boolean) {
    setBusy(true)
    await changePaid(session, paid)
    // Without the new version, the next save is refused and explained: nothing is lost.
    await sessionAfterOurAct(session).catch(() => undefined)
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
