import { memo } from 'react'
import { Box, Button, ChecklistIcon, IconButton, Tooltip, touchSize, useIsPhone } from 'shared/ui'
import { useIsFormOpen } from '../../panel/useIsFormOpen.ts'
import type { AgendaSearchParams } from '../filters/useAgendaSearchParams.ts'

interface MyDayButtonProps {
  isOpen: boolean
  panelId: string
  change: (changes: Partial<AgendaSearchParams>) => void
}

const label = 'Ma journée'

/** On a phone, whose toolbar is full, the button floats at the height of the button that adds a session. */
const floatingSx = {
  ...touchSize,
  position: 'fixed',
  left: 16,
  bottom: 'calc(18px + var(--bottom-bar-height, 0px))',
  zIndex: 'fab',
  bgcolor: 'background.paper',
  color: 'primary.main',
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 4,
  '&:hover': { bgcolor: 'background.sunk' },
} as const

/** Windows too narrow for the label next to the longest period, « 28 décembre 2026 – 3 janvier 2027 ». */
const narrowWindow = '@media (max-width: 1399.95px)'

/** Opens or closes the panel 'Ma journée', which replaces the list of requests. */
export const MyDayButton = memo(function MyDayButton({ isOpen, panelId, change }: MyDayButtonProps) {
  const isPhone = useIsPhone()
  const isShown = !useIsFormOpen() && isOpen
  const props = {
    onClick: () => change({ isMyDayOpen: !isOpen, isRequestListOpen: false }),
    'aria-label': label,
    'aria-expanded': isShown,
    'aria-controls': isShown ? panelId : undefined,
  }
  if (isPhone)
    return (
      <IconButton {...props} data-screen-only sx={floatingSx}>
        <ChecklistIcon />
      </IconButton>
    )
  return (
    <Tooltip title={label}>
      <Button
        {...props}
        variant={isShown ? 'contained' : 'outlined'}
        startIcon={<ChecklistIcon />}
        sx={{ [narrowWindow]: { minWidth: 0, px: 1.25, '& .MuiButton-startIcon': { m: 0 } } }}
      >
        <Box component="span" sx={{ [narrowWindow]: { display: 'none' } }}>
          {label}
        </Box>
      </Button>
    </Tooltip>
  )
})
