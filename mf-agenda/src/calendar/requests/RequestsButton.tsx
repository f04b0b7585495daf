import { memo } from 'react'
import { Button, ScheduleIcon, useIsPhone } from 'shared/ui'
import { useIsFormOpen } from '../../panel/useIsFormOpen.ts'
import type { AgendaSearchParams } from '../filters/useAgendaSearchParams.ts'

interface RequestsButtonProps {
  count: number
  isOpen: boolean
  panelId: string
  change: (changes: Partial<AgendaSearchParams>) => void
}

/** Button '3 à valider', which opens or closes the list of requests. Hidden when there are no requests. */
export const RequestsButton = memo(function RequestsButton({ count, isOpen, panelId, change }: RequestsButtonProps) {
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
      onClick={() => change({ isRequestListOpen: !isOpen, isMyDayOpen: false })}
      sx={{ whiteSpace: 'nowrap', minWidth: 0 }}
    >
      {isPhone ? count : label}
    </Button>
  )
})
