import { useOperator } from 'shared/client'
import { notConfiguredText } from 'shared/domain/text/Block'
import type { OperatorFact, OperatorValue } from 'shared/domain/text/Block'
import { Box, LoadFailed, Skeleton, EmailLink } from 'shared/ui'

/** Description list of the operator's settings; a missing value is displayed as not configured. */
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
      {facts.map(({ term, valueFrom }) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ fontWeight: 650 }}>
            {term}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {data ? <OperatorValueText value={valueFrom(data)} /> : <Skeleton width="60%" />}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function OperatorValueText({ value }: { value: OperatorValue }) {
  if (value === null || (Array.isArray(value) && value.length === 0)) return notConfiguredText
  if (typeof value === 'string') return value
  if ('mail' in value) return <EmailLink email={value.mail} />
  return (
    <Box component="ul" sx={{ '&&': { mb: 0 } }}>
      {value.map((entry) => (
        <li key={entry}>{entry}</li>
      ))}
    </Box>
  )
}
