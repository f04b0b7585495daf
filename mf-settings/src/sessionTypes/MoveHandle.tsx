import { useState } from 'react'
import type { useSortable } from '@dnd-kit/sortable'
import { IconButton, Menu, MenuItem } from 'shared/ui'
import { DragIcon } from 'shared/ui/form'

interface MoveHandleProps {
  name: string
  index: number
  count: number
  onMove: (index: number) => void
  /** Event listeners that start a drag. */
  listeners: ReturnType<typeof useSortable>['listeners']
  handleRef: (element: HTMLElement | null) => void
}

/** Handle of a row: drag it, or open its menu of moves by click or keyboard. */
export function MoveHandle({ name, index, count, onMove, listeners, handleRef }: MoveHandleProps) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const moves = [
    { label: 'Monter', targetIndex: index - 1 },
    { label: 'Descendre', targetIndex: index + 1 },
    { label: 'Mettre en premier', targetIndex: 0 },
    { label: 'Mettre en dernier', targetIndex: count - 1 },
  ]
  return (
    <>
      <IconButton
        {...listeners}
        ref={handleRef}
        aria-label={`Déplacer ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIcon />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {moves.map(({ label, targetIndex }) => (
          <MenuItem
            key={label}
            disabled={targetIndex < 0 || targetIndex >= count || targetIndex === index}
            onClick={() => {
              setAnchor(undefined)
              onMove(targetIndex)
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
