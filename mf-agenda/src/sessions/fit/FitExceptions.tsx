import type { FitException } from 'shared/contracts/agenda/fit'
import { misfitSentences } from 'shared/domain/fit/sentences'
import { shortDay } from 'shared/domain/format'
import { practiceMomentOf } from 'shared/session'
import { Alert, AlertTitle, Box } from 'shared/ui'

function decisionOf({ decidedBy, decidedAt, note }: FitException): string {
  const { day, time } = practiceMomentOf(decidedAt)
  return `Accepté${decidedBy === '' ? '' : ` par ${decidedBy}`} le ${shortDay(day)} à ${time}${note === '' ? '' : ` : « ${note} »`}`
}

/** Lists unsuitable animals that a member accepted for the session, with the reasons, the member and the date. */
export function FitExceptions({ exceptions }: { exceptions: readonly FitException[] }) {
  if (exceptions.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mt: 1.5 }}>
      <AlertTitle>Malgré une incompatibilité</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {exceptions.map((exception) => (
          <li key={exception.animalId}>
            {misfitSentences(exception.animalName, exception.reasons).join(' ; ')}
            <br />
            {decisionOf(exception)}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
