import DeleteIcon from '@mui/icons-material/DeleteRounded'
import EditIcon from '@mui/icons-material/EditRounded'
import IconButton from '@mui/material/IconButton'
import { Link } from 'react-router-dom'
import { rowTooltip } from './table/RowTooltips.tsx'

/** The actions on one row. Editing opens a page or a dialog. */
export interface RowActionsOf<Row> {
  editPath?: (row: Row) => string
  onEdit?: (row: Row) => void
  onDelete?: (row: Row) => void
}

/** The class of a row's actions, which a table shows on hover and while one of them has the focus (`rowCells`). */
export const actionsClass = 'row-actions'

export function RowActions<Row>({
  row,
  name,
  editPath,
  onEdit,
  onDelete,
}: RowActionsOf<Row> & { row: Row; name: string }) {
  return (
    <div className={actionsClass} style={{ whiteSpace: 'nowrap' }}>
      {(editPath ?? onEdit) && (
        <IconButton
          aria-label={`Modifier ${name}`}
          {...rowTooltip('Modifier')}
          {...(editPath ? { component: Link, to: editPath(row) } : { onClick: () => onEdit?.(row) })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton aria-label={`Supprimer ${name}`} {...rowTooltip('Supprimer')} onClick={() => onDelete(row)}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </div>
  )
}

export const hasRowActions = <Row,>({ editPath, onEdit, onDelete }: RowActionsOf<Row>): boolean =>
  [editPath, onEdit, onDelete].some((action) => action !== undefined)
