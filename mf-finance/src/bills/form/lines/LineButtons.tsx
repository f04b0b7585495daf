import { Box, DeleteIcon, IconButton, Tooltip } from 'shared/ui'
import { CopyIcon } from 'shared/ui/form'
import type { LineAction } from './lineAction.ts'

interface LineButtonsProps {
  /** Whether this is the only line, which cannot be deleted. */
  isOnly: boolean
  onAction: (action: LineAction) => void
}

/** Buttons that duplicate and delete a line. */
export const LineButtons = ({ isOnly, onAction }: LineButtonsProps) => (
  <Box sx={{ whiteSpace: 'nowrap', justifySelf: 'end' }}>
    <Tooltip title="Dupliquer">
      <IconButton aria-label="Dupliquer la ligne" onClick={() => onAction('duplicate')}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
    <Tooltip title="Supprimer">
      <span>
        <IconButton aria-label="Supprimer la ligne" disabled={isOnly} onClick={() => onAction('remove')}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  </Box>
)
