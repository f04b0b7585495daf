import type { ReactNode } from 'react'
import { Link as RouterLink } from 'shared/router'
import { Box, Link, touchTarget, Typography } from 'shared/ui'

interface StripFigureProps {
  label: string
  value: string
  /** Context of the value, on one line below it. */
  note: ReactNode
  /** Small chart on the right of the value; hidden on phones. */
  trend?: ReactNode
  link: { label: string; path: string } | undefined
}

/** Below this width, two amounts beside each other need smaller digits. */
const narrowScreen = '@media (max-width: 359.95px)'

/** A main figure of the dashboard; its value links to the list of the records that it counts. */
export const StripFigure = ({ label, value, note, trend, link }: StripFigureProps) => (
  <Box component="section" aria-label={label} sx={{ px: { xs: 1.25, sm: 2 }, py: 1.25 }}>
    <Typography variant="body2" color="textSecondary" component="h2">
      {label}
    </Typography>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 1 }}>
      <Typography
        sx={{
          fontSize: 'var(--mui-text-amount)',
          [narrowScreen]: { fontSize: 'var(--mui-text-subtitle)' },
          fontWeight: 650,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
          whiteSpace: 'nowrap',
        }}
      >
        {link ? (
          <Link
            component={RouterLink}
            to={link.path}
            aria-label={`${label} : ${value}, ${link.label.toLowerCase()}`}
            color="inherit"
            underline="hover"
            sx={touchTarget}
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </Typography>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{trend}</Box>
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ minHeight: '1.5em' }}>
      {note}
    </Typography>
  </Box>
)
