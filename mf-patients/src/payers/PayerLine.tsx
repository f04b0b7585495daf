import type { Payer } from 'shared/contracts/finance/payer'
import { payerKindLabels } from 'shared/domain/patients/payersProblems'
import { Box, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'
import { ceilingTexts, shareText } from './payerTexts.ts'

/** Used share of a yearly limit from which it is shown as a warning. */
const warningPercent = 80

/** Payer with their share and the used part of their yearly limit. */
export function PayerLine({ payer }: { payer: Payer }) {
  const ceiling = ceilingTexts(payer)
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" color="textSecondary">
        {payerKindLabels[payer.kind]} · {payer.name}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{shareText(payer.share)}</Typography>
      {ceiling && (
        <>
          <LinearProgress
            variant="determinate"
            value={ceiling.percent}
            color={ceiling.percent >= warningPercent ? 'warning' : 'primary'}
            aria-label={`Plafond de ${payer.name}`}
            sx={{ mt: 1, mb: 0.5, borderRadius: 1 }}
          />
          <Typography variant="body2" color={ceiling.percent >= warningPercent ? 'warning' : 'textSecondary'}>
            {ceiling.text}
          </Typography>
          {ceiling.warning !== undefined && (
            <Typography variant="body2" color="warning">
              {ceiling.warning}
            </Typography>
          )}
        </>
      )}
    </Box>
  )
}
