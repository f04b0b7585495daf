import type { Session } from 'shared/contracts/agenda/session'
import { Link, useLocation } from 'shared/router'
import { useRights } from 'shared/session'
import { ActionMenu, Button, useIsPhone } from 'shared/ui'
import { createCopyActions } from './copyActions.ts'
import { attendancePath, billPath } from '../../agendaPath.ts'

/**
 * Links from a confirmed session to its attendance sheet and its invoice, and a menu to copy it. Rendered next to the
 * buttons of the form, or on a phone in the summary.
 */
export function SessionLinks({ session }: { session: Session }) {
  const isPhone = useIsPhone()
  const { state }: { state: unknown } = useLocation()
  const { privileges } = useRights()
  if (!session.validated) return null
  const { id, billId, patientId } = session
  const canBill = billId === null && patientId !== null && privileges.includes('BILL')
  return (
    <>
      <ActionMenu label="Autres actions" actions={createCopyActions(session, state)} />
      <Button variant={isPhone ? 'outlined' : 'text'} component={Link} to={attendancePath(id)} state={state}>
        Émargement
      </Button>
      {canBill && (
        <Button variant="outlined" component={Link} to={billPath(id)}>
          Facturer
        </Button>
      )}
    </>
  )
}
