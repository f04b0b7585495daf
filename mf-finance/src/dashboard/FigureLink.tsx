import { Link as RouterLink } from 'shared/router'
import { Link } from 'shared/ui'

interface FigureLinkProps {
  /** Name of the figure that the rows belong to. */
  of: string
  to: string
  children: string
}

/** The way to the rows behind a figure. */
export const FigureLink = ({ of, to, children }: FigureLinkProps) => (
  <Link
    component={RouterLink}
    to={to}
    aria-label={`${of} : ${children.toLowerCase()}`}
    sx={{ display: 'inline-block', lineHeight: '24px' }}
  >
    {children}
  </Link>
)
