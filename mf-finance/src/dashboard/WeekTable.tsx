import { Link as RouterLink } from 'shared/router'
import { Box, Link } from 'shared/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from 'shared/ui/data'
import { searchPath } from '../reporting/reportSearch.ts'
import type { WeekChartData } from './weeks.ts'

interface WeekTableProps {
  id: string
  data: WeekChartData
  /** Whose figures they are; left out, everybody's. */
  therapistId: string | undefined
}

/** The figures of a chart as a table, each week with the way to its sessions. */
export const WeekTable = ({ id, data: { title, weeks, series, format }, therapistId }: WeekTableProps) => (
  // Focusable, so that it can be scrolled by keyboard.
  <Box
    component="section"
    id={id}
    tabIndex={0}
    aria-label={`${title} : les données`}
    sx={{ maxHeight: 360, mt: 1, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Table size="small" stickyHeader aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>Semaine</TableCell>
          {series.map(({ id: key, label }) => (
            <TableCell key={key} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {weeks.map(({ label, days }, index) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
              <Link
                component={RouterLink}
                to={searchPath('/sales/details', { ...days, ...(therapistId !== undefined && { therapistId }) })}
                aria-label={`${label} : voir les séances`}
                sx={{ display: 'inline-block', lineHeight: '24px' }}
              >
                {label}
              </Link>
            </TableCell>
            {series.map(({ id: key, values }) => (
              <TableCell key={key} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {format(values[index] ?? 0)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
