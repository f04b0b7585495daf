import type { ReactNode } from 'react'
import type { Operator } from 'shared/contracts/operator'
import { Box, LoadFailed, Skeleton } from 'shared/ui'
import { useOperator } from './useOperator.ts'

export const notGiven = "non renseigné par l'exploitant"

interface OperatorFactsProps {
  facts: readonly { term: string; of: (operator: Operator) => ReactNode }[]
}

/** What the operator's settings say, as a list of terms; a term without a value says that it was not given. */
export function OperatorFacts({ facts }: OperatorFactsProps) {
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
            {data ? (of(data) ?? notGiven) : <Skeleton width="60%" />}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
