import type { Session } from 'shared/contracts/agenda/session'
import { ActionBar, Button, DeleteIcon, IconButton, Tooltip, useIsPhone } from 'shared/ui'
import { SessionLinks } from '../links/SessionLinks.tsx'

interface SessionButtonsProps {
  /** Undefined for a new session. */
  session: Session | undefined
  /** True for a session billed in whole or in part, which can be neither changed nor deleted. */
  isBilled: boolean
  isBusy: boolean
  onLeave: () => void
  onCancelRequest: () => void
  onDelete: () => void
}

/** Buttons of the form. The submit button is 'Valider' for a request, otherwise 'Ajouter' or 'Enregistrer'. */
export function SessionButtons({ session, isBilled, isBusy, onLeave, onCancelRequest, onDelete }: SessionButtonsProps) {
  const isPhone = useIsPhone()
  const isRequest = session?.validated === false
  const saveLabel = session ? 'Enregistrer' : 'Ajouter'
  return (
    <ActionBar>
      <Button onClick={onLeave} sx={{ mr: 'auto' }}>
        {isRequest ? 'Retour' : 'Annuler'}
      </Button>
      {session && !isRequest && (
        <Tooltip title="Supprimer la séance">
          <span>
            <IconButton color="error" aria-label="Supprimer la séance" disabled={isBilled || isBusy} onClick={onDelete}>
              <DeleteIcon />
            </IconButton>
          </span>
        </Tooltip>
      )}
      {session && !isPhone && <SessionLinks session={session} />}
      {isRequest && (
        <Button variant="outlined" color="error" disabled={isBusy} onClick={onCancelRequest}>
          Annuler la séance
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isBusy} disabled={isBilled}>
        {isRequest ? 'Valider' : saveLabel}
      </Button>
    </ActionBar>
  )
}
