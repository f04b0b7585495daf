import type { ShortSession } from 'shared/contracts/agenda/session'
import { isBilled } from 'shared/domain/sessions/billed'
import { Menu, MenuItem } from 'shared/ui'
import { isMovable } from './moving/movedSession.ts'

/** Callbacks of the menu entries of a session. */
export interface SessionActions {
  open: (session: ShortSession) => void
  move: (session: ShortSession) => void
  sign: (session: ShortSession) => void
  togglePaid: (session: ShortSession) => void
  remove: (session: ShortSession) => void
}

interface SessionMenuProps {
  session: ShortSession
  /** Element next to which the menu opens, inside `<main>`. */
  anchor: Element
  actions: SessionActions
  onClose: () => void
}

/**
 * Returns the menu entries. A request can only be opened, to validate or cancel it. A billed session can only be opened
 * or signed.
 */
function itemsOf(
  session: ShortSession,
  { open, move, sign, togglePaid, remove }: SessionActions,
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
    [session.paid ? 'Marquer non payée' : 'Marquer payée', togglePaid],
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
