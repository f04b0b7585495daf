import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { AnimalSession } from 'shared/contracts/agenda/animal'
import { shortDay } from 'shared/domain/format'
import { Link as RouterLink, useNavigate } from 'shared/router'
import { practiceToday, useRights } from 'shared/session'
import { Link, LoadFailed, Paper, Pending, ToggleButton, ToggleButtonGroup, Typography, useIsPhone } from 'shared/ui'
import { Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow } from 'shared/ui/data'
import { animalPartKey } from '../keys.ts'
import { readSessions } from './api.ts'

const perPage = 10

const pathOf = ({ id }: AnimalSession) => `/pros/session/${id}`

/** The sessions of an animal by date, newest first; a link opens one for members with access. */
export function SessionsBlock({ animalId }: { animalId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'sessions'),
    queryFn: ({ signal }) => readSessions(animalId, signal),
  })
  const [isAhead, setAhead] = useState(false)
  const [page, setPage] = useState(0)

  if (isError && !data)
    return <LoadFailed onRetry={() => void refetch()}>Les séances n'ont pas pu être chargées.</LoadFailed>
  if (!data) return <Pending rows={4} />
  const today = practiceToday()
  const shown = data.filter(({ date }) => date > today === isAhead)
  const inOrder = isAhead ? shown.toReversed() : shown
  return (
    <>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Séances montrées"
        value={isAhead}
        onChange={(_, ahead: boolean | null) => {
          setAhead(ahead ?? isAhead)
          setPage(0)
        }}
        sx={{ mb: 2 }}
      >
        <ToggleButton value={false}>Jusqu'à aujourd'hui</ToggleButton>
        <ToggleButton value={true}>À venir</ToggleButton>
      </ToggleButtonGroup>
      {shown.length === 0 && (
        <Typography color="textSecondary">
          {isAhead ? 'Aucune séance à venir.' : "Aucune séance jusqu'à aujourd'hui."}
        </Typography>
      )}
      {shown.length > 0 && <SessionsTable sessions={inOrder.slice(page * perPage, (page + 1) * perPage)} />}
      {shown.length > perPage && (
        <TablePagination
          component="div"
          count={shown.length}
          page={page}
          rowsPerPage={perPage}
          rowsPerPageOptions={[perPage]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  )
}

const written = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' }

function SessionsTable({ sessions }: { sessions: readonly AnimalSession[] }) {
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const mayOpen = useRights().privileges.includes('AGENDA')
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
              hover={mayOpen}
              onClick={mayOpen ? () => void navigate(pathOf(session)) : undefined}
              sx={mayOpen ? { cursor: 'pointer' } : undefined}
            >
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {mayOpen ? (
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
                  <Typography variant="body2" color="textSecondary" sx={written}>
                    {session.comments}
                  </Typography>
                )}
              </TableCell>
              {!isPhone && <TableCell sx={written}>{session.comments}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
