import { useOperator } from 'shared/client'
import { notGiven } from 'shared/domain/text/Block'
import type { OperatorFact, OperatorValue } from 'shared/domain/text/Block'
import { Box, LoadFailed, Skeleton } from 'shared/ui'
import { MailLink } from './MailLink.tsx'

/** Operator settings as a description list; a missing value is marked as not given. */
export function OperatorFacts({ facts }: { facts: readonly OperatorFact[] }) {
  const { data, isError, refetch } = useOperator()
  if (isError)
    return (
      <LoadFailed onRetry={() => void refetch()}>
        Les renseignements sur l'exploitant n'ont pas pu être chargés.
      </LoadFailed>
    )
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '220px 1fr' }, columnGap: 3, rowGap: 0.5 }}
    >
      {facts.map(({ term, of }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 650 }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {data ? <Given value={of(data)} /> : <Skeleton width="60%" />}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function Given({ value }: { value: OperatorValue }) {
  if (value === null || (Array.isArray(value) && value.length === 0)) return notGiven
  if (typeof value === 'string') return value
  if ('mail' in value) return <MailLink address={value.mail} />
  return (
    <Box component="ul" sx={{ '&&': { mb: 0 } }}>
      {value.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </Box>
  )
}
