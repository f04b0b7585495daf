import { useQuery } from 'shared/client'
import type { ShortSession } from 'shared/contracts/agenda/session'
import { sessionInputAt } from 'shared/domain/sessions/sessionInputAt'
import { Box, Typography, useIsNearViewport } from 'shared/ui'
import { requestVerdictsKey } from '../../keys.ts'
import { loadSession, previewSessions } from '../../sessions/api.ts'
import { VerdictLines } from '../../sessions/preview/VerdictLines.tsx'

const loadMarginPx = 200

/** Returns the conflicts and warnings of a request's slot, as the form of the session shows them. */
async function loadVerdicts(request: ShortSession, signal: AbortSignal) {
  const session = await loadSession(request.id)
  const input = { ...sessionInputAt(session, request), sessionId: request.id, type: 'once' as const }
  const { dates } = await previewSessions(input, signal)
  return dates.flatMap(({ verdicts }) => verdicts)
}

/** Conflicts and warnings of a request's slot, loaded once its line is near the viewport. */
export function RequestVerdicts({ request }: { request: ShortSession }) {
  const { ref, isNear } = useIsNearViewport<HTMLDivElement>(loadMarginPx)
  const { data: verdicts } = useQuery({
    queryKey: requestVerdictsKey(request),
    queryFn: ({ signal }) => loadVerdicts(request, signal),
    enabled: isNear,
  })
  return (
    <Box ref={ref} sx={{ mb: 1, minHeight: 20 }}>
      {verdicts && verdicts.length > 0 && <VerdictLines verdicts={verdicts} />}
      {verdicts?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          Créneau libre
        </Typography>
      )}
    </Box>
  )
}
