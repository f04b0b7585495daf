import { useState } from 'react'
import MoreIcon from '@mui/icons-material/MoreHorizRounded'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router-dom'

/** An action that opens a page (`path`) or, for example, a dialog (`onClick`). */
export type MenuAction = { label: string; isDanger?: boolean } & (
  | { path: string; state?: unknown; onClick?: never }
  | { onClick: () => void; path?: never; state?: never }
)

interface ActionMenuProps {
  /** The accessible name of the button: « Actions : Léa Martin ». */
  label: string
  actions: readonly MenuAction[]
}

/** A '…' button with a menu of actions. The menu is rendered only while it is open, since a list has many of them. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
          {actions.map(({ label: text, isDanger, path, state, onClick }) => (
            <MenuItem
              key={text}
              sx={{ color: isDanger ? 'error.main' : undefined }}
              {...(path === undefined
                ? {
                    onClick: () => {
                      close()
                      onClick()
                    },
                  }
                : { component: Link, to: path, state, onClick: close })}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
