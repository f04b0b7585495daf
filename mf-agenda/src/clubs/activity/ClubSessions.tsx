import type { ComponentType } from 'react'
import type { ClubSession } from 'shared/contracts/agenda/club'
import { shortDay } from 'shared/domain/format'
import { Card, CardContent, Paper, Stack, Typography, useIsPhone } from 'shared/ui'
import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared/ui/data'
import { SessionTitle } from './SessionTitle.tsx'

export interface DueColumn {
  header: string
  Cell: ComponentType<{ clubId: string; session: ClubSession }>
  align?: 'right'
}

interface ClubSessionsProps {
  clubId: string
  sessions: readonly ClubSession[]
  /** Additional columns at the end of a row; on a phone, the last line of a card. */
  dueColumns: readonly DueColumn[]
}

const formatTimes = ({ startTime, endTime }: ClubSession) => `${startTime} – ${endTime}`

export function ClubSessions(props: ClubSessionsProps) {
  const isPhone = useIsPhone()
  return isPhone ? <SessionCards {...props} /> : <SessionsTable {...props} />
}

const SessionsTable = ({ clubId, sessions, dueColumns }: ClubSessionsProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table size="small" aria-label="Séances">
      <TableHead>
        <TableRow>
          <TableCell>Date</TableCell>
          <TableCell>Horaires</TableCell>
          <TableCell>Séance</TableCell>
          {dueColumns.map(({ header, align }) => (
            <TableCell key={header} align={align}>
              {header}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sessions.map((session) => (
          <TableRow key={session.id} hover>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{shortDay(session.date)}</TableCell>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatTimes(session)}</TableCell>
            <TableCell component="th" scope="row">
              <SessionTitle session={session} />
            </TableCell>
            {dueColumns.map(({ header, Cell, align }) => (
              <TableCell key={header} align={align} sx={{ whiteSpace: 'nowrap' }}>
                <Cell clubId={clubId} session={session} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)

const SessionCards = ({ clubId, sessions, dueColumns }: ClubSessionsProps) => (
  <Stack component="ul" spacing={1} aria-label="Séances" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {sessions.map((session) => (
      <Card key={session.id} component="li">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <Typography variant="body2" color="textSecondary">
            {shortDay(session.date)} · {formatTimes(session)}
          </Typography>
          <Typography component="div" sx={{ overflowWrap: 'anywhere', mb: 1, fontWeight: 600 }}>
            <SessionTitle session={session} />
          </Typography>
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            {dueColumns.map(({ header, Cell }) => (
              <div key={header}>
                <Cell clubId={clubId} session={session} />
              </div>
            ))}
          </Stack>
        </CardContent>
      </Card>
    ))}
  </Stack>
)
