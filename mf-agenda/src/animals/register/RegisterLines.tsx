import type { ReactNode } from 'react'
import type { WorkLine } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { correctionText, isValidLine, lineNote, wellbeingText } from 'shared/domain/workload/register'
import { Box, Card, CardContent, visuallyHidden, List, ListItem, Paper, Typography } from 'shared/ui'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared/ui/data'

interface LinesProps {
  lines: readonly WorkLine[]
  label: string
}

/**
 * Returns the React key of a line, including the correction, because each correction of a session is a separate line.
 */
const keyOf = (line: WorkLine) => [line.sessionId, line.day, line.startTime, correctionText(line)].join('|')

const durationOf = ({ startTime, endTime }: WorkLine) => minutesInWords(minutesBetween(startTime, endTime))

/**
 * Strikes through a corrected line. Not every screen reader announces `<del>`, so the correction is also written as
 * text.
 */
const LineText = ({ line, children }: { line: WorkLine; children: ReactNode }) =>
  isValidLine(line) ? (
    <>{children}</>
  ) : (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  )

const columnHeaders = ['Jour', 'Début', 'Fin', 'Durée', 'Type', 'Lieu', 'Intervenant', 'Bien-être']
/** Index of 'Type' among the cells after the row header; the cells before it are times, which must not wrap. */
const firstWrappingIndex = 3
/** Index of 'Type', under which the note about a session is shown. */
const noteIndex = 3

export const RegisterTable = ({ lines, label }: LinesProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {columnHeaders.map((header) => (
            <TableCell key={header}>{header}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={keyOf(line)}>
            <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
              {!isValidLine(line) && (
                <Box component="span" sx={visuallyHidden}>
                  Ligne corrigée :{' '}
                </Box>
              )}
              <LineText line={line}>{shortDay(line.day)}</LineText>
            </TableCell>
            {[
              line.startTime,
              line.endTime,
              durationOf(line),
              line.sessionType,
              line.club,
              line.handler,
              wellbeingText(line.wellbeing),
            ].map((text, index) => (
              <TableCell
                key={columnHeaders[index + 1]}
                sx={{ verticalAlign: 'top', ...(index < firstWrappingIndex && { whiteSpace: 'nowrap' }) }}
              >
                {text !== '' && <LineText line={line}>{text}</LineText>}
                {index === noteIndex && lineNote(line) !== '' && (
                  <Typography variant="body2">{lineNote(line)}</Typography>
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

export const RegisterCards = ({ lines, label }: LinesProps) => (
  <List aria-label={label} disablePadding>
    {lines.map((line) => (
      <ListItem key={keyOf(line)} disableGutters sx={{ py: 0.5 }}>
        <Card variant="outlined" sx={{ width: 1 }}>
          <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
            <LineText line={line}>
              <Typography sx={{ fontWeight: 600 }}>
                {shortDay(line.day)}, {line.startTime} – {line.endTime} ({durationOf(line)})
              </Typography>
              <Typography variant="body2">
                {[line.sessionType, line.club, line.handler].filter(Boolean).join(', ')}
              </Typography>
              {line.wellbeing !== null && (
                <Typography variant="body2">Bien-être : {wellbeingText(line.wellbeing)}</Typography>
              )}
            </LineText>
            {lineNote(line) !== '' && <Typography variant="body2">{lineNote(line)}</Typography>}
          </CardContent>
        </Card>
      </ListItem>
    ))}
  </List>
)
