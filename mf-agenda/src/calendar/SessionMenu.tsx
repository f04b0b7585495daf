import type { ShortSession } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import { Menu, MenuItem } from 'shared/ui'
import { isMovable } from './moving/movedSession.ts'

/** The actions on a session that its menu offers. */
export interface SessionActions {
  open: (session: ShortSession) => void
  move: (session: ShortSession) => void
  sign: (session: ShortSession) => void
  pay: (session: ShortSession) => void
  remove: (session: ShortSession) => void
}

interface SessionMenuProps {
  session: ShortSession
  /** The menu opens beside it, inside `<main>`. */
  anchor: Element
  actions: SessionActions
  onClose: () => void
}

/** A request can only be opened, to validate or refuse it. A billed session cannot be changed. */
function itemsOf(
  session: ShortSession,
  { open, move, sign, pay, remove }: SessionActions,
): [label: string, run: (session: ShortSession) => void][] {
  if (!session.validated) return [['Ouvrir la demande', open]]
  if (!isMovable(session))
    return [
      ['Ouvrir', open],
      ['Émargement', sign],
    ]
  return [
    ['Ouvrir', open],
    ['Déplacer…', move],
    [session.paid ? 'Marquer non payée' : 'Marquer payée', pay],
    ['Émargement', sign],
    ['Supprimer…', remove],
  ]
}

export function SessionMenu({ session, anchor, actions, onClose }: SessionMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      container={anchor.closest('main')}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Actions : ${session.title}` } }}
    >
      {itemsOf(session, actions).map(([label, run]) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose()
            run(session)
          }}
        >
          {label}
        </MenuItem>
      ))}
      {isBilled(session) && (
        <MenuItem disabled>
          {session.billId === null ? 'Une part est facturée' : 'Facturée'} : elle ne change plus
        </MenuItem>
      )}
    </Menu>
  )
}
