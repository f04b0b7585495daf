import type { ForecastLine } from 'shared/contracts/finance/forecastLines'
import { money } from 'shared/domain/format'
import { Box, Button, Card, Typography } from 'shared/ui'
import { useProposals } from './api.ts'
import { lineLabels, texts } from './messages.ts'

interface ProposalsProps {
  /** Writes an amount of year N and updates the derived values. */
  onApply: (line: ForecastLine, amount: number) => void
}

/** Amounts proposed for two lines of year N from the practice's invoices and sessions, each with a button to apply it. */
export function Proposals({ onApply }: ProposalsProps) {
  const { data, isError } = useProposals()
  if (isError) return <Typography color="textSecondary">{texts.proposalsFailed}</Typography>
  if (!data) return null
  const proposals = [
    { line: 'exerciseResult', amount: data.exerciseResult, explanation: texts.resultExplained(data.year) },
    { line: 'receivables', amount: data.receivables, explanation: texts.receivablesExplained },
  ] as const
  return (
    <Card component="section" aria-label={texts.proposals} data-screen-only sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ fontSize: 'var(--mui-text-reading)', fontWeight: 650, mb: 1 }}>
        {texts.proposals}
      </Typography>
      {proposals.map(({ line, amount, explanation }) => (
        <Box
          key={line}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto auto' },
            columnGap: 2,
            alignItems: 'center',
            py: 0.5,
          }}
        >
          <Box>
            <Typography>{lineLabels[line]}</Typography>
            <Typography variant="body2" color="textSecondary">
              {amount === null ? texts.resultUnknown : explanation}
            </Typography>
          </Box>
          {amount !== null && (
            <>
              <Typography sx={{ fontWeight: 600 }}>{money(amount)}</Typography>
              <Button
                size="small"
                variant="outlined"
                aria-label={`Reprendre ${lineLabels[line]}, Année N`}
                onClick={() => onApply(line, amount)}
                sx={{ justifySelf: 'start' }}
              >
                Reprendre
              </Button>
            </>
          )}
        </Box>
      ))}
    </Card>
  )
}
