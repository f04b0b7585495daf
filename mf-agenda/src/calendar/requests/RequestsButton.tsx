import { Button, ScheduleIcon } from 'shared/ui'

interface RequestsButtonProps {
  count: number
  open: boolean
  controls: string
  onToggle: () => void
}

/** Button '3 à valider', which opens the list of requests. Hidden when there are none. */
export function RequestsButton({ count, open, controls, onToggle }: RequestsButtonProps) {
  if (count === 0) return null
  return (
    <Button
      color="error"
      variant={open ? 'contained' : 'outlined'}
      startIcon={<ScheduleIcon />}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {count} à valider
    </Button>
  )
}
