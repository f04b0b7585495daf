import type { ShortSession } from 'shared/contracts/session'
import { Menu, MenuItem } from 'shared/ui'
import { isMovable } from './moving/moving.ts'

/** What can be done with a session without opening it. */
export interface SessionActs {
  open: (session: ShortSession) => void
  move: (session: ShortSession) => void
  pay: (session: ShortSession) => void
}

interface SessionMenuProps {
  session: ShortSession
  /** The menu opens beside it, inside the page's main part. */
  anchor: Element
  acts: SessionActs
  onClose: () => void
}

/** A request is opened to be answered. What is billed stays as it was billed. */
function itemsOf(
  session: ShortSession,
  { open, move, pay }: SessionActs,
): [label: string, act: (session: ShortSession) => void][] {
  if (!session.validated) return [['Ouvrir la demande', open]]
  if (!isMovable(session)) return [['Ouvrir', open]]
  return [
    ['Ouvrir', open],
    ['Déplacer…', move],
    [session.paid ? 'Marquer non payée' : 'Marquer payée', pay],
    ['Supprimer…', open],
  ]
}

export function SessionMenu({ session, anchor, acts, onClose }: SessionMenuProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      container={anchor.closest('main')}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Actions : ${session.title}` } }}
    >
      {itemsOf(session, acts).map(([label, act]) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose()
            act(session)
          }}
        >
          {label}
        </MenuItem>
      ))}
      {session.billId !== null && <MenuItem disabled>Facturée : elle ne change plus</MenuItem>}
    </Menu>
  )
}
