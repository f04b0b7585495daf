import { plural } from 'shared/domain/format'
import { Alert, Button } from 'shared/ui'
import { UnsentNotice } from '../../device/UnsentNotice.tsx'
import type { PendingLine } from '../device/PendingLine.ts'
import { removeLine } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'

/** Number of attendance lines not sent yet, with a button to send them, and an alert for each refused line. */
export function PendingNotice({ lines }: { lines: readonly PendingLine[] }) {
  const unsentLines = lines.filter(({ refusal }) => refusal === undefined)
  const refusedLines = lines.filter(({ refusal }) => refusal !== undefined)
  return (
    <>
      {unsentLines.length > 0 && (
        <UnsentNotice onSend={() => void sendPendingLines()}>
          {`${unsentLines.length} ${plural(unsentLines.length, 'émargement', 'émargements')} à envoyer, ${plural(unsentLines.length, 'gardé', 'gardés')} sur cet appareil.`}
        </UnsentNotice>
      )}
      {refusedLines.map((line) => (
        <Alert
          key={line.input.entryId}
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void removeLine(line)}>
              Retirer
            </Button>
          }
        >
          {`Un émargement n'a pas été accepté. ${line.refusal ?? ''}`}
        </Alert>
      ))}
    </>
  )
}
