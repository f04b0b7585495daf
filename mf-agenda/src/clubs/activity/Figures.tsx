import { Box, Paper, Typography } from 'shared/ui'

/** Row of labelled totals. */
export const Figures = ({ figures }: { figures: readonly (readonly [label: string, value: string])[] }) => (
  <Paper
    component="dl"
    variant="outlined"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, max-content)' },
      columnGap: 5,
      rowGap: 1.5,
      px: 2.5,
      py: 2,
      m: 0,
      borderRadius: 'var(--mui-radius-card)',
    }}
  >
    {figures.map(([label, value]) => (
      <Box key={label}>
        <Typography component="dt" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography component="dd" sx={{ m: 0, fontSize: 'var(--mui-text-figure)', fontWeight: 650 }}>
          {value}
        </Typography>
      </Box>
    ))}
  </Paper>
)
