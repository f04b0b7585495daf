import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { hours, money, shortDay } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { Box, Fact, FileButton, PrintIcon, Typography } from 'shared/ui'
import { readSharedFile } from './api.ts'
import { fileFailed } from './messages.ts'

/** Issuer, client, amount and validity of a quote, with a button that downloads its PDF. */
export function EstimationFacts({ token, estimation }: { token: string; estimation: SharedEstimation }) {
  const totals = estimationTotals(estimation)
  const isTaxed = estimation.taxes > 0
  return (
    <Box>
      <Typography sx={{ mb: 2 }}>
        {estimation.practiceName} vous propose, pour {estimation.clientName} :
      </Typography>
      <Box
        component="dl"
        aria-label="Le devis"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: 2, m: 0, mb: 2 }}
      >
        <Fact name="Séances">{hours(estimation.nbHoursToDo)}</Fact>
        <Fact name="Prix de l'heure">{money(estimation.unitaryPrice)}</Fact>
        <Fact name="Total H.T">{money(eurosOf(totals.net))}</Fact>
        {isTaxed && <Fact name="TVA">{money(eurosOf(totals.tax))}</Fact>}
        {isTaxed && <Fact name="Total T.T.C">{money(eurosOf(totals.total))}</Fact>}
        <Fact name="Émis le">{shortDay(estimation.issuedOn)}</Fact>
        <Fact name="Valable jusqu'au">{shortDay(estimation.validUntil)}</Fact>
      </Box>
      <FileButton
        variant="outlined"
        startIcon={<PrintIcon />}
        read={() => readSharedFile(token)}
        failureMessages={fileFailed}
      >
        Télécharger le devis (PDF)
      </FileButton>
    </Box>
  )
}
