import { Typography } from 'shared/ui'

const overCalendarSx = {
  position: 'absolute',
  zIndex: 1,
  top: 96,
  left: 56,
  right: 0,
  mx: 'auto',
  width: 'fit-content',
  px: 1.5,
  py: 0.75,
  borderRadius: 1,
  bgcolor: 'background.sunk',
  color: 'text.secondary',
  pointerEvents: 'none',
} as const

/** Text over the calendar, which it does not move; clicks reach the times behind it. */
export const EmptyNotice = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={overCalendarSx}>
    {children}
  </Typography>
)
