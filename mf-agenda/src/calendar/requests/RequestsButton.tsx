import { Button, ScheduleIcon, useIsPhone } from 'shared/ui'
import { useIsFormOpen } from '../../panel/useIsFormOpen.ts'

interface RequestsButtonProps {
  count: number
  isOpen: boolean
  panelId: string
  onToggle: () => void
}

/** Button '3 à valider', which opens the list of requests. Hidden when there are no requests. */
export function RequestsButton({ count, isOpen, panelId, onToggle }: RequestsButtonProps) {
  const isPhone = useIsPhone()
  const isShown = !useIsFormOpen() && isOpen
  if (count === 0) return null
  const label = `${count} à valider`
  return (
    <Button
      color="error"
      variant={isShown ? 'contained' : 'outlined'}
      startIcon={<ScheduleIcon />}
      aria-expanded={isShown}
      aria-controls={isShown ? panelId : undefined}
      aria-label={isPhone ? label : undefined}
      onClick={onToggle}
      sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
    >
      {isPhone ? count : label}
    </Button>
  )
}
