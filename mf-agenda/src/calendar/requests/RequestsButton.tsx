import { Button, ScheduleIcon } from 'shared/ui'

interface RequestsButtonProps {
  count: number
  open: boolean
  panelId: string
  onToggle: () => void
}

/** Button '3 à valider', which opens the list of requests. Hidden when there are no requests. */
export function RequestsButton({ count, open, panelId, onToggle }: RequestsButtonProps) {
  if (count === 0) return null
  return (
    <Button
      color="error"
      variant={open ? 'contained' : 'outlined'}
      startIcon={<ScheduleIcon />}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={onToggle}
    >
      {`${count} à valider`}
    </Button>
  )
}
