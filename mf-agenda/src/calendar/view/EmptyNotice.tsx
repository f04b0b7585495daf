import { Typography } from 'shared/ui'

/** Below the header of the days and next to the column of hours. */
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

/** Text that floats over the calendar without moving it. Clicks reach the calendar behind it. */
export const EmptyNotice = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={overCalendarSx}>
    {children}
  </Typography>
)
