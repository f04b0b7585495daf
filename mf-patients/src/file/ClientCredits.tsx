import { useQuery } from 'shared/client'
import { money } from 'shared/domain/format'
import { centsOf, eurosOf, sumOf } from 'shared/domain/money/cents'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Card, Link, LoadFailed, Typography, touchTarget } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readCredits } from './api.ts'
import { texts } from './messages.ts'

/**
 * Lists what is left of the amounts that the client paid above the amounts due, for members who may see invoices.
 * Renders nothing without a credit.
 */
export function ClientCredits({ patientId }: { patientId: string }) {
  const { privileges } = useRights()
  return privileges.includes('BILL') && <Credits patientId={patientId} />
}

function Credits({ patientId }: { patientId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'credits'),
    queryFn: ({ signal }) => readCredits(patientId, signal),
    staleTime: 0,
  })
  if (data ? data.length === 0 : !isError) return null
  const total = eurosOf(sumOf((data ?? []).map(({ left }) => centsOf(left))))
  return (
    <Card component="section" aria-labelledby="client-credits" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="client-credits" variant="h2" sx={{ mb: 1.5 }}>
        {data ? `Crédit : ${money(total)}` : 'Crédit'}
      </Typography>
      {!data && <LoadFailed onRetry={() => void refetch()}>{texts.creditsNotLoaded}</LoadFailed>}
      {data && (
        <>
          <Typography color="textSecondary">{texts.creditUse}</Typography>
          <Box component="ul" aria-labelledby="client-credits" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.map(({ billId, billNumber, client, left, path }) => (
              <Box key={billId} component="li" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={path} underline="hover" sx={{ fontWeight: 600, ...touchTarget }}>
                  Reçu avec la facture {billNumber}
                </Link>
                <Typography component="span" color="textSecondary">
                  {` · ${client} · reste ${money(left)}`}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Card>
  )
}
