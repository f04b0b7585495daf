import { useState } from 'react'
import CheckedIcon from '@mui/icons-material/CheckBoxRounded'
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlankRounded'
import ColumnsIcon from '@mui/icons-material/ViewColumnRounded'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { ChosenColumns } from './useColumnChoice.ts'

/** The button 'Colonnes' of a toolbar: a menu of the columns that a table can show. It stays open for several choices. */
export function ColumnsMenu<Row>({ columns }: { columns: ChosenColumns<Row> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { shown, choosable, isChanged, toggle, reset } = columns
  return (
    <>
      <Tooltip title="Colonnes">
        <IconButton
          aria-label="Colonnes"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          color={isChanged ? 'primary' : 'default'}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': 'Colonnes' } }}
        >
          {choosable.map((column) => {
            const isShown = shown.includes(column)
            const Icon = isShown ? CheckedIcon : UncheckedIcon
            return (
              <MenuItem key={column.key} role="menuitemcheckbox" aria-checked={isShown} onClick={() => toggle(column)}>
                <ListItemIcon>
                  <Icon fontSize="small" color={isShown ? 'primary' : 'action'} />
                </ListItemIcon>
                {column.label}
              </MenuItem>
            )
          })}
          {isChanged && <Divider />}
          {isChanged && <MenuItem onClick={reset}>Colonnes par défaut</MenuItem>}
        </Menu>
      )}
    </>
  )
}
