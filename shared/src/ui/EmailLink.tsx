import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { touchTarget } from './theme/touch.ts'

/** Cuts a text to one line that ends with an ellipsis. */
const cutSx = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

interface EmailLinkProps {
  email: string
  /** The query of the link: « ?subject=… ». */
  query?: string
}

/** A link to write to an address. The address is cut rather than broken; its tooltip is the whole of it. */
export const EmailLink = ({ email, query = '' }: EmailLinkProps) => (
  <Link
    href={`mailto:${email}${query}`}
    title={email}
    sx={{ display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom', ...touchTarget }}
  >
    <Box component="span" sx={cutSx}>
      {email}
    </Box>
  </Link>
)
