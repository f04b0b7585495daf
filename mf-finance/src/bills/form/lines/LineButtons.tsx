import { Box, DeleteIcon, IconButton, Tooltip } from 'shared/ui'
import { CopyIcon } from 'shared/ui/form'
import type { LineAct } from './lineAct.ts'

interface LineButtonsProps {
  /** The last one left cannot be deleted. */
  isOnly: boolean
  onAct: (act: LineAct) => void
}

/** Buttons with the same actions as the keys of a line. */
export const LineButtons = ({ isOnly, onAct }: LineButtonsProps) => (
  <Box sx={{ whiteSpace: 'nowrap', justifySelf: 'end' }}>
    <Tooltip title="Dupliquer">
      <IconButton aria-label="Dupliquer la ligne" onClick={() => onAct('duplicate')}>
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
    <Tooltip title="Supprimer">
      <span>
        <IconButton aria-label="Supprimer la ligne" disabled={isOnly} onClick={() => onAct('remove')}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  </Box>
)
