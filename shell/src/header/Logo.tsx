import { Box, touchTarget, visuallyHidden, Typography } from 'shared/ui'
import { Link } from 'shared/router'
import { yieldToToasts } from './yieldToToasts.ts'

/** Icon: the sun over two hills. */
const LogoIcon = () => (
  <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="10" fill="#1F6457" />
    <circle cx="22.5" cy="11.5" r="4.5" fill="#E9C46A" />
    <path
      d="M0 24c5-6.500 11-8 17-3.500 5-3.500 11-3.500 17 0V24c0 5.500-4.500 10-10 10H10C4.500 34 0 29.500 0 24Z"
      fill="#E3F0EC"
    />
    <path
      d="M0 24.500c6-2 12-1.500 17 2.500 5-3.500 11-4.500 17-3v0c0 5.500-4.500 10-10 10H10C4.500 34 0 29.500 0 24.500Z"
      fill="#7FCDB9"
    />
  </svg>
)

export const Logo = () => (
  <Box
    component={Link}
    to="/"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      color: 'text.primary',
      textDecoration: 'none',
      borderRadius: 1,
      ...touchTarget,
    }}
  >
    <LogoIcon />
    {/* In a very narrow header, only the icon is visible. */}
    <Typography
      component="span"
      sx={{
        fontWeight: 700,
        fontSize: 'var(--mui-text-title)',
        letterSpacing: '-0.01em',
        '@media (max-width: 359.95px)': visuallyHidden,
        ...yieldToToasts,
      }}
    >
      Complice
    </Typography>
  </Box>
)
