import { useState } from 'react'
import { plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Button, Link, Typography } from 'shared/ui'
import type { Step, StepRow } from './step.ts'

const shownAtFirst = 5

/** The first remaining items, the others on demand. */
export function StepRows({ step: { title, rows, others } }: { step: Pick<Step, 'title' | 'rows' | 'others'> }) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const folded = rows.length - shownAtFirst
  return (
    <>
      <Box component="ul" aria-label={`${title} : ce qui reste`} sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {rows.slice(0, isOpen ? rows.length : shownAtFirst).map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </Box>
      {folded > 0 && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Replier' : `Voir ${folded} de plus`}
        </Button>
      )}
      {others > 0 && (isOpen || folded <= 0) && (
        <Typography variant="body2" color="textSecondary">
          et {others} {plural(others, 'autre', 'autres')}
        </Typography>
      )}
    </>
  )
}

const Row = ({ row: { text, detail, path, amount, act } }: { row: StepRow }) => (
  <Box
    component="li"
    sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, py: 0.5, borderTop: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {path === undefined ? (
        text
      ) : (
        <Link component={RouterLink} to={path} underline="hover" sx={{ display: 'inline-block', lineHeight: '24px' }}>
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
    {act && (
      <Button size="small" component={RouterLink} to={act.path} aria-label={act.name}>
        {act.label}
      </Button>
    )}
  </Box>
)
