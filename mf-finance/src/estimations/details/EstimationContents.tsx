import type { EstimationDetails, EstimationEvent } from 'shared/contracts/finance/estimations'
import { deliveryFailureTexts } from 'shared/domain/accounts/deliveryFailureTexts'
import { momentText, money, quantityText, shortDay } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { practiceDayOf, practiceMomentOf } from 'shared/session'
import { Box, Fact, Stack, Typography } from 'shared/ui'
import { DetailList } from '../../issuing/DetailList.tsx'
import { EmailStateChip } from '../../issuing/emails/EmailStateChip.tsx'
import { EstimationFileButton } from '../EstimationFileButton.tsx'
import { EstimationStatus } from '../EstimationStatus.tsx'
import { eventText, texts } from './messages.ts'

/** Content of a quote, with its events, e-mails and invoices. */
export function EstimationContents({ estimation }: { estimation: EstimationDetails }) {
  const totals = estimationTotals(estimation)
  return (
    <Stack spacing={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{estimation.patient.name}</Typography>
        <EstimationStatus row={estimation} />
        <EstimationFileButton row={estimation} />
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 2, m: 0 }}
      >
        <Fact name="Émis le">{shortDay(practiceDayOf(estimation.createdAt))}</Fact>
        <Fact name="Valable jusqu'au">{shortDay(estimation.validUntil)}</Fact>
        <Fact name="Heures">{quantityText(estimation.nbHoursToDo)}</Fact>
        <Fact name="Prix unitaire">{money(estimation.unitaryPrice)}</Fact>
        <Fact name="Total H.T">{money(eurosOf(totals.net))}</Fact>
        {estimation.taxes > 0 && <Fact name="Total T.T.C">{money(eurosOf(totals.total))}</Fact>}
      </Box>
      <DetailList
        title="Suivi"
        empty={texts.noEvent}
        rows={estimation.events.map((event) => ({
          key: event.id,
          text: eventText(event),
          detail: detailsOf(event, estimation),
          value: event.channel === 'PAPER' ? shortDay(event.day) : momentText(practiceMomentOf(event.at)),
        }))}
      />
      {estimation.links.length > 0 && (
        <DetailList
          title="Envois"
          rows={estimation.links.map(({ id, recipient, sentAt, letterState, letterRefusal, decidedAt }, index) => ({
            key: id,
            text: recipient,
            detail: [
              momentText(practiceMomentOf(decidedAt ?? sentAt)),
              letterRefusal && deliveryFailureTexts[letterRefusal],
              index > 0 && 'lien remplacé par un envoi plus récent',
            ],
            value: '',
            action: letterState && <EmailStateChip state={letterState} />,
          }))}
        />
      )}
      {estimation.bills.length > 0 && (
        <DetailList
          title="Factures"
          rows={estimation.bills.map(({ id, billNumber, isCredited }) => ({
            key: id,
            text: billNumber,
            detail: [isCredited && 'annulée par un avoir'],
            value: '',
          }))}
        />
      )}
    </Stack>
  )
}

/**
 * Returns the details of an event: the member who recorded it, the proof of an online acceptance, or the reason of an
 * online refusal.
 */
function detailsOf({ kind, channel, memberName, proof }: EstimationEvent, { links }: EstimationDetails) {
  const reason = links.find((link) => link.reason !== '')?.reason
  return [
    memberName && `par ${memberName}`,
    proof && `par ${proof.firstname} ${proof.lastname}`,
    proof?.earlyStart === true && 'demande de commencer avant la fin du délai de rétractation',
    proof && `empreinte du document accepté (SHA-256) : ${proof.sha256}`,
    kind === 'REFUSED' && channel === 'ONLINE' && reason !== undefined && `motif : ${reason}`,
  ].map((detail) => detail || null)
}
