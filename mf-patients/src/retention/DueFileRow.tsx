import type { DueFile } from 'shared/contracts/patients/retention'
import { shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Link, Typography } from 'shared/ui'
import { Checkbox } from 'shared/ui/form'
import { filePath } from '../patients/patientList.ts'

interface DueFileRowProps {
  file: DueFile
  /** Checkbox for bulk actions; undefined in a list without bulk actions. */
  selection?: { isChosen: boolean; isDisabled: boolean; onToggle: () => void }
  actionLabel: string
  onAction: () => void
}

/** Patient file with the day of the last contact and the day until which it is kept; a deleted file has no link. */
export function DueFileRow({ file, selection, actionLabel, onAction }: DueFileRowProps) {
  const { name, lastContact, keptUntil, isDeleted } = file
  const displayedName = name || 'Sans nom'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {selection && (
        <Checkbox
          checked={selection.isChosen}
          disabled={selection.isDisabled}
          onChange={selection.onToggle}
          slotProps={{ input: { 'aria-label': `Choisir ${displayedName}` } }}
        />
      )}
      <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {isDeleted ? (
          <Typography>{displayedName} (supprimé de la liste)</Typography>
        ) : (
          <Link component={RouterLink} to={filePath(file)}>
            {displayedName}
          </Link>
        )}
        <Typography variant="body2" color="textSecondary">
          {`Dernier contact le ${shortDay(lastContact)}${keptUntil ? `, gardé jusqu'au ${shortDay(keptUntil)}` : ''}`}
        </Typography>
      </Box>
      <Button aria-label={`${actionLabel} : ${displayedName}`} onClick={onAction}>
        {actionLabel}
      </Button>
    </Box>
  )
}
