import type { ListedPatient } from 'shared/contracts/patients/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { Alert, Box, LoadFailed, Pending, Typography } from 'shared/ui'
import { texts } from '../messages.ts'
import { billedSessionsText, deletionLines } from './deletionLines.ts'
import { useDeletion } from './useDeletion.ts'

/** Name of the patient, and the consequences of the deletion for future sessions, invoices and quotes. */
export function DeletionConsequences({ row }: { row: ListedPatient }) {
  const { data, isError, refetch } = useDeletion(row.id)
  return (
    <>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{patientName(row)}</Typography>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Pending rows={3} />}
      {data && data.billedSessions > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {billedSessionsText(data.billedSessions)}
        </Alert>
      )}
      {data?.billedSessions === 0 && (
        <>
          <Box component="ul" aria-label="Ce que la suppression change" sx={{ mt: 1, mb: 1, pl: 3 }}>
            {deletionLines(data).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          <Typography variant="body2">{texts.deletionCanBeUndone}</Typography>
        </>
      )}
    </>
  )
}
