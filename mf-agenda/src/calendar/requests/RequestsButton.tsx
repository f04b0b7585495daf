import { Button, ScheduleIcon } from 'shared/ui'

interface RequestsButtonProps {
  count: number
  open: boolean
  controls: string
  onToggle: () => void
}

/** '3 à valider': opens the list of pending requests. Not shown when there is none. */
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
