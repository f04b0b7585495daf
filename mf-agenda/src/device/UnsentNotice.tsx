import type { ReactNode } from 'react'
import { useQuery } from 'shared/client'
import { shortDay } from 'shared/domain/format'
import { isStoragePersistent, practiceMomentOf } from 'shared/session'
import { Alert, Box, Button, Typography } from 'shared/ui'
import { persistentStorageKey } from '../keys.ts'

interface UnsentNoticeProps {
  children: ReactNode
  /** When each unsent item was recorded, as ISO 8601 instants. */
  recordedAt: readonly string[]
  onSend: () => void
}

/** « Le plus ancien attend depuis le 20/11/2026 à 10:05. » */
function waitingText(recordedAt: readonly string[]): string {
  const [oldest] = recordedAt.toSorted()
  if (oldest === undefined) return ''
  const { day, time } = practiceMomentOf(oldest)
  return `${recordedAt.length > 1 ? 'Le plus ancien attend' : 'En attente'} depuis le ${shortDay(day)} à ${time}.`
}

/** Notice of unsent data on this device, with its age and a button to send it. */
export function UnsentNotice({ children, recordedAt, onSend }: UnsentNoticeProps) {
  const { data: isPersistent = true } = useQuery({ queryKey: persistentStorageKey, queryFn: isStoragePersistent })
  return (
    <Box component="output" sx={{ display: 'block' }}>
      <Alert
        severity="info"
        role="none"
        sx={{ mb: 2 }}
        action={
          <Button color="inherit" size="small" onClick={onSend}>
            Envoyer
          </Button>
        }
      >
        {children}
        <Typography variant="body2">
          {waitingText(recordedAt)}
          {!isPersistent && <span> Ce navigateur peut effacer ce qu'il garde après quelques jours sans visite.</span>}
        </Typography>
      </Alert>
    </Box>
  )
}
