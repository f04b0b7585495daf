import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

/** One name with its value, in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
)
