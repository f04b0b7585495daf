import { isStatus, useQuery } from 'shared/client'
import { longDay } from 'shared/domain/format'
import { canSignSheetOf } from 'shared/domain/sessions/attendanceDay'
import { Link, useLocation, useParams } from 'shared/router'
import { practiceToday } from 'shared/session'
import {
  Alert,
  Box,
  Button,
  FileButton,
  layout,
  LoadFailed,
  PageTitle,
  Pending,
  PrintIcon,
  Stack,
  Typography,
} from 'shared/ui'
import { DeletedNotice, GonePage, doesRecordExist, useMissingRecord } from 'shared/ui/form'
import { agendaPath, calendarSearchOf } from '../agendaPath.ts'
import { readSheetFile } from './api.ts'
import { fileFailureMessages, sessionDeletedText, tooEarlyText } from './messages.ts'
import { useOfflinePage } from './offline/useOfflinePage.ts'
import { PendingNotice } from './pending/PendingNotice.tsx'
import { usePendingLines } from './pending/usePendingLines.ts'
import { SessionSheet } from './SessionSheet.tsx'
import { sheetQuery } from './sheetQuery.ts'

const agendaLink = { to: '/pros/sessions', label: "Voir l'agenda" }

/**
 * Route `/pros/emargement/:id`: the sheet of a session; for a session of a firm, of all the firm's sessions of the day.
 */
export default function AttendancePage() {
  const { id = '' } = useParams()
  const { state } = useLocation()
  const sheet = useQuery(sheetQuery(id))
  // The API returns 409 for a session that is not validated; the page shows it as missing.
  const { isGone, isDeleted } = useMissingRecord(id, isStatus(sheet.error, 409) ? false : doesRecordExist(sheet))
  const pendingLines = usePendingLines()
  useOfflinePage(sheet.isSuccess)
  if (isGone)
    return (
      <GonePage title="Pas de feuille d'émargement" listLink={agendaLink}>
        Cette séance n'existe plus, ou n'est pas encore validée.
      </GonePage>
    )
  const { data } = sheet
  const canSign = data !== undefined && canSignSheetOf(data.date, practiceToday())
  return (
    <>
      <PageTitle
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button component={Link} to={agendaPath(calendarSearchOf(state), data?.date)}>
              Retour à l'agenda
            </Button>
            <FileButton
              read={() => readSheetFile(id)}
              failureMessages={fileFailureMessages}
              variant="outlined"
              startIcon={<PrintIcon />}
            >
              PDF
            </FileButton>
          </Box>
        }
      >
        Feuille d'émargement
      </PageTitle>
      {isDeleted && <DeletedNotice title={sessionDeletedText} listLink={agendaLink} />}
      <PendingNotice lines={pendingLines} />
      {sheet.isError && !data && (
        <LoadFailed onRetry={() => void sheet.refetch()}>La feuille n'a pas pu être chargée.</LoadFailed>
      )}
      {sheet.isPending && <Pending rows={4} height={64} />}
      {data && (
        <Stack spacing={2} sx={{ maxWidth: layout.formWidthPx }}>
          <Typography>{[longDay(data.date), data.firm].filter(Boolean).join(' · ')}</Typography>
          {!canSign && <Alert severity="info">{tooEarlyText}</Alert>}
          {data.sessions.map((session) => (
            <SessionSheet key={session.id} session={session} pendingLines={pendingLines} canSign={canSign} />
          ))}
        </Stack>
      )}
    </>
  )
}
