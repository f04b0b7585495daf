import { plural, shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Alert, Button } from 'shared/ui'
import { UnsentNotice } from '../../device/UnsentNotice.tsx'
import type { PendingLine } from '../device/PendingLine.ts'
import { removeLine } from './pendingLines.ts'
import { sendPendingLines } from './sendPendingLines.ts'

const beginsWithVowel = (name: string) => /^[aeiouyœæ]/i.test(name.normalize('NFD'))

/** « de Léa Martin », « d'Ana Martin » */
const withPreposition = (name: string) => (beginsWithVowel(name) ? ` d'${name}` : ` de ${name}`)

const focusTitle = () => document.querySelector('h1')?.focus({ preventScroll: true })

/** « L'émargement de Léa Martin, du 20/11/2026 à 10:05, n'a pas été accepté. Déjà enregistré… » */
function refusalText({ participantName, input, refusal = '' }: PendingLine): string {
  const { day, time } = practiceMomentOf(input.recordedAt)
  const subject = input.signature === null ? "L'absence" : "L'émargement"
  const participle = input.signature === null ? 'acceptée' : 'accepté'
  const ofParticipant = participantName === undefined ? '' : withPreposition(participantName)
  return `${subject}${ofParticipant}, du ${shortDay(day)} à ${time}, n'a pas été ${participle}. ${refusal}`
}

/** Notice with the number of lines to send and a button to send them, and an alert for each refused line. */
export function PendingNotice({ lines }: { lines: readonly PendingLine[] }) {
  const linesToSend = lines.filter(({ refusal }) => refusal === undefined)
  const refusedLines = lines.filter(({ refusal }) => refusal !== undefined)
  return (
    <>
      {linesToSend.length > 0 && (
        <UnsentNotice
          recordedAt={linesToSend.map(({ input }) => input.recordedAt)}
          onSend={() => void sendPendingLines()}
        >
          {`${linesToSend.length} ${plural(linesToSend.length, 'émargement', 'émargements')} à envoyer, ${plural(linesToSend.length, 'gardé', 'gardés')} sur cet appareil.`}
        </UnsentNotice>
      )}
      {refusedLines.map((line) => (
        <Alert
          key={line.input.entryId}
          severity="warning"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" size="small" onClick={() => void removeLine(line).then(focusTitle)}>
              Retirer
            </Button>
          }
        >
          {refusalText(line)}
        </Alert>
      ))}
    </>
  )
}
