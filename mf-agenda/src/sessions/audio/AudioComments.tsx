import { useQuery } from 'shared/client'
import { useRights, useSession } from 'shared/session'
import { Box, LoadFailed, Typography } from 'shared/ui'
import { FormSection, useUnsavedGuard } from 'shared/ui/form'
import { useDeviceKey } from '../../device/useDeviceKey.ts'
import { audioListQuery } from './api.ts'
import { AudioLine } from './AudioLine.tsx'
import { RecordButton } from './RecordButton.tsx'
import { UploadLine } from './UploadLine.tsx'
import { useDeletion } from './useDeletion.ts'
import { useRecordings } from './useRecordings.ts'

/** Audio comments on a session. Not part of the Standard offer. */
export function AudioComments({ sessionId }: { sessionId: string }) {
  const { offer } = useRights()
  return offer === 'STANDARD' ? null : <Comments sessionId={sessionId} />
}

/**
 * Returns a function that formats a comment's name, the instant of its recording in ms, in the practice's time zone.
 */
function useTimeFormat() {
  const timeZone = useSession(({ user }) => user?.tenant.timeZone)
  const format = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone })
  // A name that is not an instant is shown unchanged.
  return (name: string) => (/^\d{1,15}$/.test(name) ? format.format(new Date(Number(name))) : name)
}

const focusRecordButton = () => document.querySelector<HTMLElement>('[aria-describedby=record-hint]')?.focus()

function Comments({ sessionId }: { sessionId: string }) {
  const list = useQuery(audioListQuery(sessionId))
  const timeOf = useTimeFormat()
  const { pendingRecordings, recorder, isNotStored, isUnsaved } = useRecordings(sessionId)
  const deletion = useDeletion(sessionId)
  useUnsavedGuard(isUnsaved)
  useDeviceKey()

  const entries = list.data ?? []
  const isEmpty = list.isSuccess && entries.length === 0 && pendingRecordings.length === 0
  return (
    <FormSection layout="stack" title="Commentaires audio">
      {list.isError && (
        <LoadFailed onRetry={() => void list.refetch()}>Les commentaires audio n'ont pas pu être chargés.</LoadFailed>
      )}
      {isEmpty && <Typography sx={{ color: 'text.secondary' }}>Aucun commentaire audio pour l'instant.</Typography>}
      {entries.length + pendingRecordings.length > 0 && (
        <Box component="ul" aria-label="Commentaires audio" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <AudioLine
              key={entry.id}
              sessionId={sessionId}
              entry={entry}
              time={timeOf(entry.name)}
              onDelete={() => deletion.remove(entry)}
            />
          ))}
          {pendingRecordings.map((recording) => (
            <UploadLine key={recording.id} recording={recording} onDeleted={focusRecordButton} />
          ))}
        </Box>
      )}
      {deletion.failure && (
        <Typography component="output" variant="body2" sx={{ color: 'error.main' }}>
          {deletion.failure}
        </Typography>
      )}
      <RecordButton {...recorder} isNotStored={isNotStored} />
    </FormSection>
  )
}
