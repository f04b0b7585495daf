import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { AnimalSession, AnimalSessionPage } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { Link as RouterLink, useNavigate } from 'shared/router'
import { useRights } from 'shared/session'
import { Link, LoadFailed, Paper, Pending, ToggleButton, ToggleButtonGroup, Typography, useIsPhone } from 'shared/ui'
import { ListPaging, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from 'shared/ui/data'
import { animalPartKey } from '../keys.ts'
import { readSessionPage } from './api.ts'

const sessionsPerPage = 10

const pathOf = ({ id }: AnimalSession) => `/pros/session/${id}`

/**
 * Sessions of an animal: until today, the newest first, or after today, the soonest first. Members with access to the
 * agenda can open them.
 */
export function SessionsBlock({ animalId }: { animalId: string }) {
  const [isUpcoming, setUpcoming] = useState(false)
  const [page, setPage] = useState(1)
  const when = isUpcoming ? 'upcoming' : 'past'
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'sessions', when, String(page)),
    queryFn: ({ signal }) => readSessionPage(animalId, { when, page: page - 1, size: sessionsPerPage }, signal),
    placeholderData: (previous: AnimalSessionPage | undefined, query) =>
      query?.queryKey.includes(when) ? previous : undefined,
  })

  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>Les séances n'ont pas pu être chargées.</LoadFailed>
  if (!data) return <Pending rows={4} />
  const { content: sessions, totalElements: count, itemsPerPage: pageSize } = data
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Séances montrées"
        value={isUpcoming}
        onChange={(_, upcoming: boolean | null) => {
          setUpcoming(upcoming ?? isUpcoming)
          setPage(1)
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={false}>Jusqu'à aujourd'hui</ToggleButton>
        <ToggleButton value={true}>À venir</ToggleButton>
      </ToggleButtonGroup>
      {count === 0 && (
        <Typography color="textSecondary">
          {isUpcoming ? 'Aucune séance à venir.' : "Aucune séance jusqu'à aujourd'hui."}
        </Typography>
      )}
      {count > 0 && <SessionsTable sessions={sessions} />}
      {count > pageSize && <ListPaging paging={{ page, pageSize, rowCount: count }} onPage={setPage} />}
    </>
  )
}

const commentsStyle = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }

function SessionsTable({ sessions }: { sessions: readonly AnimalSession[] }) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const canOpenSession = useRights().privileges.includes('AGENDA')
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label="Séances">
        <TableHead>
          <TableRow>
            <TableCell>Date</TableCell>
            <TableCell>{isPhone ? 'Séance et commentaires' : 'Séance'}</TableCell>
            {!isPhone && <TableCell>Commentaires</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {sessions.map((session) => (
            <TableRow
              key={session.id}
              hover={canOpenSession}
              onClick={canOpenSession ? () => void navigate(pathOf(session)) : undefined}
              sx={canOpenSession ? { cursor: 'pointer' } : undefined}
            >
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {canOpenSession ? (
                  <Link
                    component={RouterLink}
                    to={pathOf(session)}
                    underline="hover"
                    onClick={(event) => event.stopPropagation()}
                  >
                    {shortDay(session.date)}
                  </Link>
                ) : (
                  shortDay(session.date)
                )}
              </TableCell>
              <TableCell>
                {session.startTime} – {session.endTime}, {session.title}
                {isPhone && session.comments !== '' && (
                  <Typography variant="body2" color="textSecondary" sx={commentsStyle}>
                    {session.comments}
                  </Typography>
                )}
              </TableCell>
              {!isPhone && <TableCell sx={commentsStyle}>{session.comments}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
