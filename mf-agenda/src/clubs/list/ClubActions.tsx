import type { Club } from 'shared/contracts/club'
import { DeleteIcon, EditIcon, IconButton, Tooltip } from 'shared/ui'

/** What can be done to a place of the list. */
export interface ClubActs {
  onEdit: (club: Club) => void
  onDelete: (club: Club) => void
}

export function ClubActions({ club, onEdit, onDelete }: ClubActs & { club: Club }) {
  return (
    <>
      <Tooltip title="Modifier">
        <IconButton onClick={() => onEdit(club)} aria-label={`Modifier ${club.name}`}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Supprimer">
        <IconButton onClick={() => onDelete(club)} aria-label={`Supprimer ${club.name}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  )
}
