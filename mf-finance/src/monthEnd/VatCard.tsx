import type { MonthEnd } from 'shared/contracts/finance/monthEnd'
import { monthOf } from 'shared/domain/calendar/period'
import { decimal, money } from 'shared/domain/format'
import { Alert, Box, Card, Typography } from 'shared/ui'
import { searchPath } from '../reporting/reportSearch.ts'
import { texts } from './messages.ts'
import { StepLinks } from './StepCard.tsx'
import { StepRows } from './StepRows.tsx'

interface VatCardProps {
  month: string
  vat: NonNullable<MonthEnd['vat']>
}

/** Card with the VAT due for the month by rate, and a link to the accounting books. */
export function VatCard({ month, vat: { onInvoices, base, tax, rates, unknown } }: VatCardProps) {
  const rows = rates.map((rate) => ({
    key: String(rate.rate),
    text: `${decimal(rate.rate)} %`,
    detail: `sur ${money(rate.base)} H.T`,
    amount: money(rate.tax),
  }))
  return (
    <Card component="section" aria-label={texts.vatTitle} sx={{ px: { xs: 2, md: 3 }, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {texts.vatTitle}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {money(tax)} sur {money(base)} H.T
        </Typography>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '75ch' }}>
        {onInvoices ? texts.vatOnInvoices : texts.vatOnPayments} {tax === 0 ? texts.noVat : texts.vatUnknown}
      </Typography>
      <StepRows step={{ title: texts.vatTitle, rows, unlistedCount: 0 }} />
      {unknown.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {texts.vatWithout(unknown)}
        </Alert>
      )}
      <StepLinks
        links={[{ label: 'Livres comptables', path: searchPath('/pros/administration/books', monthOf(`${month}-01`)) }]}
      />
    </Card>
  )
}
