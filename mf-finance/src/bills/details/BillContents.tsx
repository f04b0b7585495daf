import type { BillDetails } from 'shared/contracts/finance/billDetails'
import { money, shortDay } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Box, Fact, Stack, Typography } from 'shared/ui'
import { BillStatus } from '../BillStatus.tsx'
import { BillFileButton } from '../BillFileButton.tsx'
import { DetailList } from '../../issuing/DetailList.tsx'
import { EmailRows } from './EmailRows.tsx'
import { PaymentRows } from './PaymentRows.tsx'

/** Content of an invoice or a credit note, with its e-mails; of an invoice also the payments and the credit notes. */
export const BillContents = ({ bill }: { bill: BillDetails }) => (
  <Stack spacing={3}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 600 }}>{bill.client}</Typography>
      <BillStatus row={bill} />
      <BillFileButton row={bill} />
    </Box>
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))', gap: 2, m: 0 }}
    >
      <Fact name="Émise le">{shortDay(practiceDayOf(bill.createdAt))}</Fact>
      {bill.dueOn && <Fact name="Échéance">{shortDay(bill.dueOn)}</Fact>}
      {bill.correctsNumber && <Fact name="Corrige">{bill.correctsNumber}</Fact>}
      <Fact name="Total H.T">{money(bill.netPrice)}</Fact>
      <Fact name="Total T.T.C">{money(bill.totalPrice)}</Fact>
      {bill.kind === 'INVOICE' && <Fact name="Reste à payer">{money(bill.remaining)}</Fact>}
      {bill.clientCredit > 0 && <Fact name="Crédit du client">{money(bill.clientCredit)}</Fact>}
    </Box>
    <DetailList
      title="Lignes"
      rows={bill.lines.map(({ index, description, serviceDate, net, creditable }) => ({
        key: String(index),
        text: description,
        detail: [
          serviceDate && shortDay(serviceDate),
          bill.kind === 'INVOICE' && !creditable && 'créditée par un avoir',
        ],
        value: `${money(net)} H.T`,
      }))}
    />
    {bill.kind === 'INVOICE' && <PaymentRows bill={bill} />}
    {bill.creditNotes.length > 0 && (
      <DetailList
        title="Avoirs"
        rows={bill.creditNotes.map(({ id, billNumber, issuedOn, totalPrice }) => ({
          key: id,
          text: billNumber,
          detail: [shortDay(issuedOn)],
          value: `− ${money(totalPrice)}`,
        }))}
      />
    )}
    <EmailRows letters={bill.letters} />
  </Stack>
)
