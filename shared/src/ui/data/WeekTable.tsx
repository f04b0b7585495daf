import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'

interface WeekTableProps {
  id: string
  /** The chart's title. */
  title: string
  weeks: readonly { key: string; label: ReactNode }[]
  /** `values` has one value per week, in the order of `weeks`. */
  series: readonly { id: string; label: string; values: readonly number[] }[]
  format: (value: number) => string
}

/** Table with the data of a chart by week. */
export const WeekTable = ({ id, title, weeks, series, format }: WeekTableProps) => (
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
          {series.map(({ id: seriesId, label }) => (
            <TableCell key={seriesId} align="right">
              {label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {weeks.map(({ key, label }, index) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {label}
            </TableCell>
            {series.map(({ id: seriesId, values }) => (
              <TableCell key={seriesId} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {format(values[index] ?? 0)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
