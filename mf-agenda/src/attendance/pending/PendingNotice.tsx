import { plural } from 'shared/domain/format'
import { Alert, Button } from 'shared/ui'
import { UnsentNotice } from '../../device/UnsentNotice.tsx'
import type { PendingLine } from '../device/PendingLine.ts'
import { removeLine } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'

/** The lines left to send, and the lines the server refused. */
export function PendingNotice({ lines }: { lines: readonly PendingLine[] }) {
  const waitingLines = lines.filter(({ refusal }) => refusal === undefined)
  const refusedLines = lines.filter(({ refusal }) => refusal !== undefined)
  return (
    <>
      {waitingLines.length > 0 && (
        <UnsentNotice onSend={() => void sendPendingLines()}>
          {`${waitingLines.length} ${plural(waitingLines.length, 'émargement', 'émargements')} à envoyer, ${plural(waitingLines.length, 'gardé', 'gardés')} sur cet appareil.`}
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
