import type { Animal } from 'shared/contracts/animal'
import { Link } from 'shared/router'
import { DeleteIcon, EditIcon, IconButton, Tooltip } from 'shared/ui'

export const AnimalActions = ({ animal: { id, name }, onDelete }: { animal: Animal; onDelete: () => void }) => (
  <>
    <Tooltip title="Modifier">
      <IconButton component={Link} to={`/pros/animal/${id}`} aria-label={`Modifier ${name}`}>
        <EditIcon fontSize="small" />
      </IconButton>
    </Tooltip>
    <Tooltip title="Supprimer">
      <IconButton onClick={onDelete} aria-label={`Supprimer ${name}`}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  </>
)
