import { useMutation } from 'shared/client'
import type { Session } from 'shared/contracts/session'
import { sessionsSaved } from 'shared/lists'
import { toast } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { setPaid } from '../api.ts'
import { toasts } from '../messages.ts'
import { keepSession, sessionAfterOurAct } from '../saving/savedSession.ts'

/** 'Payée' is kept at once, without saving the form; it falls back when the server refuses. */
export function PaidBox({ session }: { session: Session }) {
  const change = useMutation({
    mutationFn: async (paid: boolean) => sessionsSaved([await setPaid(session.id, paid)]),
    onMutate: (paid) => keepSession({ ...session, paid }),
    onSuccess: () => {
      toast(toasts.paidChanged)
      // Without the new version, the next save is refused and explained: nothing is lost.
      return sessionAfterOurAct(session).catch(() => undefined)
    },
    onError: () => {
      keepSession(session)
      toast(toasts.paidFailed, 'error')
    },
  })
  return (
    <FormControlLabel
      label="Payée"
      disabled={change.isPending || session.billId !== null}
      control={<Checkbox checked={session.paid} onChange={(_, paid) => change.mutate(paid)} />}
    />
  )
}
