import { hours } from 'shared/domain/format'
import { Box } from 'shared/ui'
import { Table, TableBody, TableCell, TableHead, TableRow } from 'shared/ui/data'
import type { Line } from './HoursLines.tsx'
import type { ShownWeek } from './weeks.ts'

/** The figures of the chart as a table. */
export const HoursTable = ({
  id,
  title,
  weeks,
  lines,
}: {
  id: string
  title: string
  weeks: readonly ShownWeek[]
  lines: readonly Line[]
}) => (
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
          {lines.map((line) => (
            <TableCell key={line.id} align="right">
              {line.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {weeks.map(({ key, name }, index) => (
          <TableRow key={key}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {lines.map((line) => (
              <TableCell key={line.id} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {hours(line.data[index] ?? 0)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
)
