import type { ReactNode } from 'react'
import type { WorkLine } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { correctionText, holds, wellbeingText } from 'shared/domain/workload/register'
import { Box, Card, CardContent, hidden, List, ListItem, Paper, Typography } from 'shared/ui'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared/ui/data'

interface LinesProps {
  lines: readonly WorkLine[]
  label: string
}

/** A session may have several corrections: the key of a line includes its state. */
const keyOf = (line: WorkLine) => [line.sessionId, line.day, line.startTime, correctionText(line)].join('|')

const lengthOf = ({ startTime, endTime }: WorkLine) => minutesInWords(minutesBetween(startTime, endTime))

/** Struck through; not every screen reader announces `<del>`, so the correction is also written beside it. */
const LineText = ({ line, children }: { line: WorkLine; children: ReactNode }) =>
  holds(line) ? (
    <>{children}</>
  ) : (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  )

const heads = ['Jour', 'Début', 'Fin', 'Durée', 'Type', 'Lieu', 'Intervenant', 'Bien-être']

export const RegisterTable = ({ lines, label }: LinesProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {heads.map((head) => (
            <TableCell key={head}>{head}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={keyOf(line)}>
            <TableCell component="th" scope="row" sx={{ verticalAlign: 'top' }}>
              {!holds(line) && (
                <Box component="span" sx={hidden}>
                  Ligne corrigée :{' '}
                </Box>
              )}
              <LineText line={line}>{shortDay(line.day)}</LineText>
            </TableCell>
            {[
              line.startTime,
              line.endTime,
              lengthOf(line),
              line.sessionType,
              line.club,
              line.handler,
              wellbeingText(line.wellbeing),
            ].map((text, index) => (
              <TableCell
                key={heads[index + 1]}
                sx={{ verticalAlign: 'top', ...(index < 3 && { whiteSpace: 'nowrap' }) }}
              >
                {text !== '' && <LineText line={line}>{text}</LineText>}
                {index === 3 && !holds(line) && <Typography variant="body2">{correctionText(line)}</Typography>}
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
                {shortDay(line.day)}, {line.startTime} – {line.endTime} ({lengthOf(line)})
              </Typography>
              <Typography variant="body2">
                {[line.sessionType, line.club, line.handler].filter(Boolean).join(', ')}
              </Typography>
              {line.wellbeing !== null && (
                <Typography variant="body2">Bien-être : {wellbeingText(line.wellbeing)}</Typography>
              )}
            </LineText>
            {!holds(line) && <Typography variant="body2">{correctionText(line)}</Typography>}
          </CardContent>
        </Card>
      </ListItem>
    ))}
  </List>
)
