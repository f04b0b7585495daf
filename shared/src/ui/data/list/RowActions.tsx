import DeleteIcon from '@mui/icons-material/DeleteRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { ActionMenu } from '../../ActionMenu.tsx'
import type { MenuAction } from '../../ActionMenu.tsx'
import { rowTooltip } from './table/RowTooltips.tsx'

/** The actions on one row. Editing opens a page or a dialog. */
export interface RowActionsOf<Row> {
  editPath?: (row: Row) => string
  onEdit?: (row: Row) => void
  onDelete?: (row: Row) => void
}

/** The class of the icon buttons, which a table shows while the pointer is on their row (`rowCells`). */
export const hoverActionsClass = 'hover-actions'

/**
 * The actions on a row: a '…' button with a menu, for touch and keyboard. In a table, the same actions are also icon
 * buttons for the pointer, without a tab stop of their own.
 */
export function RowActions<Row>({
  row,
  name,
  editPath,
  onEdit,
  onDelete,
  withHoverIcons = false,
}: RowActionsOf<Row> & { row: Row; name: string; withHoverIcons?: boolean }) {
  const edit = editPath ? { path: editPath(row) } : onEdit && { onClick: () => onEdit(row) }
  const actions: MenuAction[] = [
    ...(edit ? [{ label: 'Modifier', ...edit }] : []),
    ...(onDelete ? [{ label: 'Supprimer', isDanger: true, onClick: () => onDelete(row) }] : []),
  ]
  return (
    <>
      {withHoverIcons && (
        <div className={hoverActionsClass}>
          {edit && (
            <IconButton
              tabIndex={-1}
              aria-label={`Modifier ${name}`}
              {...rowTooltip('Modifier')}
              {...('path' in edit ? { component: Link, to: edit.path } : edit)}
            >
              <EditIcon fontSize="small" />
            </IconButton>
          )}
          {onDelete && (
            <IconButton
              tabIndex={-1}
              aria-label={`Supprimer ${name}`}
              {...rowTooltip('Supprimer')}
              onClick={() => onDelete(row)}
            >
              <DeleteIcon fontSize="small" />
            </IconButton>
          )}
        </div>
      )}
      <ActionMenu label={`Actions : ${name}`} actions={actions} />
    </>
  )
}

export const hasRowActions = <Row,>({ editPath, onEdit, onDelete }: RowActionsOf<Row>): boolean =>
  [editPath, onEdit, onDelete].some((action) => action !== undefined)
