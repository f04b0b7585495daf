import { maxDecisions } from 'shared/contracts/agenda/absence'
import type { AffectedSession } from 'shared/contracts/agenda/absence'
import { decimal, plural } from 'shared/domain/format'
import { Alert, Box, LoadFailed, Stack, Typography } from 'shared/ui'
import type { Control } from 'shared/ui/form'
import type { AbsenceDraft } from './absenceDraft.ts'
import { AffectedSessionRow } from './AffectedSessionRow.tsx'

interface AffectedSessionsProps {
  control: Control<AbsenceDraft>
  affectedSessions: { sessions: readonly AffectedSession[]; isFailed: boolean; retry: () => void }
}

/** Sessions during the absence, with a decision on each. */
export function AffectedSessions({ control, affectedSessions: { sessions, isFailed, retry } }: AffectedSessionsProps) {
  if (isFailed) return <LoadFailed onRetry={retry} />
  if (sessions.length === 0) return null
  const count = sessions.length
  return (
    <Box component="section" aria-labelledby="affected-sessions">
      <Typography id="affected-sessions" variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {`${decimal(count)} ${plural(count, 'séance', 'séances')} pendant cette absence`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Tout est fait d'un coup à l'enregistrement, et peut être annulé pendant quelques secondes. Les mails partent
        ensuite.
      </Typography>
      {count > maxDecisions && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          Les {maxDecisions} premières sont montrées ; les autres restent comme elles sont. Pour décider de toutes,
          saisissez l'absence en plusieurs périodes.
        </Alert>
      )}
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sessions.slice(0, maxDecisions).map((session) => (
          <AffectedSessionRow key={session.id} control={control} session={session} />
        ))}
      </Stack>
    </Box>
  )
}
