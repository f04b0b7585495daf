import { Box, CheckIcon } from 'shared/ui'

const sizePx = 20

/** A ticked or an empty circle. */
export const StepStatusIcon = ({ isDone }: { isDone: boolean }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: sizePx,
      height: sizePx,
      border: '2px solid',
      borderColor: isDone ? 'primary.main' : 'var(--mui-palette-control)',
      borderRadius: 'var(--mui-radius-portrait)',
      bgcolor: isDone ? 'primary.main' : 'transparent',
      color: 'primary.contrastText',
    }}
  >
    {isDone && <CheckIcon sx={{ fontSize: 16 }} />}
  </Box>
)
