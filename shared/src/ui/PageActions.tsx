import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ActionMenu } from './ActionMenu.tsx'
import type { MenuAction } from './ActionMenu.tsx'
import { useIsPhone } from './useIsPhone.ts'

interface PageActionsProps {
  /** The most frequent action first. */
  actions: readonly MenuAction[]
}

/**
 * The actions of a page beside its main one: up to two buttons; of more, the first is a button and the others are in a
 * menu. On a phone two or more are all in the menu.
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
