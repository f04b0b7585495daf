import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { touchTarget } from './theme/touch.ts'

/** Truncates a text to one line that ends with an ellipsis. */
const truncatedSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

interface EmailLinkProps {
  email: string
  /** The query of the link: « ?subject=… ». */
  query?: string
}

/** An e-mail link. A long address is truncated instead of wrapped, and its tooltip has the full address. */
export const EmailLink = ({ email, query = '' }: EmailLinkProps) => (
  <Link
    href={`mailto:${email}${query}`}
    title={email}
    sx={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom', ...touchTarget }}
  >
    <Box component="span" sx={truncatedSx}>
      {email}
    </Box>
  </Link>
)
