import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ActionMenu } from './ActionMenu.tsx'
import type { MenuAction } from './ActionMenu.tsx'
import { useIsPhone } from './useIsPhone.ts'

interface PageActionsProps {
  /** The actions, the most frequent first. */
  actions: readonly MenuAction[]
}

/**
 * The secondary actions of a page: up to two as buttons; if there are more, the first as a button and the others in a
 * menu. On a phone, two or more are all in the menu.
 */
export function PageActions({ actions }: PageActionsProps) {
  const isPhone = useIsPhone()
  const maxButtons = isPhone ? 1 : 2
  const buttonCount = actions.length <= maxButtons ? actions.length : maxButtons - 1
  const menuActions = actions.slice(buttonCount)
  return (
    <>
      {actions.slice(0, buttonCount).map(({ label, isDanger, path, state, onClick }) => (
        <Button
          key={label}
          variant="outlined"
          color={isDanger ? 'error' : 'primary'}
          {...(path === undefined ? { onClick } : { component: Link, to: path, state })}
        >
          {label}
        </Button>
      ))}
      {menuActions.length > 0 && <ActionMenu label="Autres actions" actions={menuActions} />}
    </>
  )
}
