import { Box } from 'shared/ui'

/** Bar of the share of done steps. Hidden from screen readers, because the text beside it has the same numbers. */
export const ProgressBar = ({ done, total }: { done: number; total: number }) => (
  <Box aria-hidden sx={{ height: 6, borderRadius: 'var(--mui-radius-bar)', bgcolor: 'background.sunk' }}>
    <Box
      sx={{
        width: `${(100 * done) / total}%`,
        height: '100%',
        borderRadius: 'inherit',
        bgcolor: 'primary.main',
        transition: 'width 0.3s',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    />
  </Box>
)
