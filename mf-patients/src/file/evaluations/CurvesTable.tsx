import { scoreLabel, scoreOf } from 'shared/domain/evaluation/criteriaOverTime'
import { shortDay } from 'shared/domain/format'
import { Paper } from 'shared/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from 'shared/ui/data'
import type { CriteriaProps } from './CriteriaLines.tsx'

/** Table of the scores in the chart, newest session first. */
export const CurvesTable = ({ id, title, criteria, evaluations }: CriteriaProps & { id: string; title: string }) => (
  <Paper
    component="section"
    variant="outlined"
    // Focusable, so that it can be scrolled by keyboard.
    tabIndex={0}
    aria-label={`${title}, séance par séance`}
    sx={{ maxHeight: 360, overflow: 'auto', mt: 1 }}
  >
    <Table size="small" id={id} aria-label={title} stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Séance</TableCell>
          {criteria.map(({ path, label }) => (
            <TableCell key={path}>{label}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {evaluations.toReversed().map(({ sessionId, date, startTime, answers }) => (
          <TableRow key={sessionId}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              {shortDay(date)}, {startTime}
            </TableCell>
            {criteria.map(({ path, scale }) => (
              <TableCell key={path}>{scoreLabel(scale, scoreOf(answers[path]) ?? 0) || '—'}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Paper>
)
