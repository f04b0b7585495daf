import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import PlaceIcon from '@mui/icons-material/PlaceRounded'

interface MapPositionProps {
  /** Whether the exact address was found, not only its postal code or a larger area. */
  isExact: boolean
  /** The sentence next to the label, which explains the precision. */
  children: ReactNode
}

/** Label of the geocoding precision of a saved address: exact or approximate. */
export const MapPosition = ({ isExact, children }: MapPositionProps) => (
  <Box
    component="output"
    sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
  >
    <Chip
      size="small"
      icon={<PlaceIcon />}
      color={isExact ? 'success' : 'default'}
      variant="outlined"
      label={isExact ? 'Localisation exacte' : 'Localisation approximative'}
    />
    <Typography component="span" variant="body2" color="textSecondary">
      {children}
    </Typography>
  </Box>
)
