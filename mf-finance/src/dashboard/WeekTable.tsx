import { Box } from 'shared/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from 'shared/ui/data'
import type { WeekChartData } from './weeks.ts'

/** The figures of a chart as a table. */
export const WeekTable = ({ id, data: { title, weeks, series, format } }: { id: string; data: WeekChartData }) => (
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
        {weeks.map((week, index) => (
          <TableRow key={week}>
            <TableCell component="th" scope="row">
              {week}
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
