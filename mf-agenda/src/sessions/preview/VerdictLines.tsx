import type { Verdict } from 'shared/contracts/agenda/session'
import { Box } from 'shared/ui'
import { Hint } from '../Hint.tsx'
import { isConflict } from './choices.ts'
import { verdictLabels } from './verdictLabels.ts'

const keyOf = ({ kind, id, name, detail }: Verdict) => [kind, id, name, detail].join(' ')

/** Verdicts of a date, one line each: icon, subject and reason. */
export const VerdictLines = ({ verdicts }: { verdicts: readonly Verdict[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
    {verdicts.map((verdict) => (
      <li key={keyOf(verdict)}>
        <Hint severity={isConflict(verdict) ? 'error' : 'warning'}>
          {verdictLabels[verdict.kind] && <strong>{verdictLabels[verdict.kind]} · </strong>}
          <span>{verdict.detail}</span>
        </Hint>
      </li>
    ))}
  </Box>
)
