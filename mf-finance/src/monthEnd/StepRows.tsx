import { useState } from 'react'
import { plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Link, touchTarget, Typography } from 'shared/ui'
import type { Step, StepRow } from './step.ts'

const initialRowCount = 5

/** List of the first remaining rows, and of the others on demand. */
export function StepRows({
  step: { title, rows, unlistedCount },
}: {
  step: Pick<Step, 'title' | 'rows' | 'unlistedCount'>
}) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const hiddenCount = rows.length - initialRowCount
  return (
    <>
      <Box component="ul" aria-label={`${title} : ce qui reste`} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {rows.slice(0, isOpen ? rows.length : initialRowCount).map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </Box>
      {hiddenCount > 0 && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Replier' : `Voir ${hiddenCount} de plus`}
        </Button>
      )}
      {unlistedCount > 0 && (isOpen || hiddenCount <= 0) && (
        <Typography variant="body2" color="textSecondary">
          et {unlistedCount} {plural(unlistedCount, 'autre', 'autres')}
        </Typography>
      )}
    </>
  )
}

const Row = ({ row: { text, detail, path, amount, action } }: { row: StepRow }) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, py: 0.5, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {path === undefined ? (
        <span>{text}</span>
      ) : (
        <Link
          component={RouterLink}
          to={path}
          underline="hover"
          sx={{ display: 'inline-block', lineHeight: '24px', ...touchTarget }}
        >
          {text}
        </Link>
      )}
      {detail !== undefined && detail !== '' && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
    {amount !== undefined && <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{amount}</Box>}
    {action && (
      <Button size="small" component={RouterLink} to={action.path} aria-label={action.name}>
        {action.label}
      </Button>
    )}
  </Box>
)
