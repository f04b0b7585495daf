import { Link as RouterLink } from 'shared/router'
import { Link, touchRow } from 'shared/ui'

interface FigureLinkProps {
  /** Label of the figure. */
  figureLabel: string
  to: string
  children: string
}

/** Link from a figure to the list of the records that it counts. */
export const FigureLink = ({ figureLabel, to, children }: FigureLinkProps) => (
  <Link
    component={RouterLink}
    to={to}
    aria-label={`${figureLabel} : ${children.toLowerCase()}`}
    sx={{ display: 'inline-block', lineHeight: '24px', ...touchRow }}
  >
    {children}
  </Link>
)
