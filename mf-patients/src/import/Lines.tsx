import { useState } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import type { ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import { patientTypeLabels } from 'shared/domain/patients/patientType'
import { Box, Card, Chip, LoadFailed, Pending, Stack, ToggleButton, ToggleButtonGroup, Typography } from 'shared/ui'
import { TablePagination } from 'shared/ui/data'
import { importLinesKey } from '../keys.ts'
import { readLines } from './api.ts'
import { countLabel, verdictColours, verdictLabels, verdicts } from './verdicts.ts'

const pageSize = 50

const Line = ({ line: { line, name, type, verdict, reasons, changes, values } }: { line: ImportLine }) => (
  <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Stack direction="row" sx={{ gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
      <Typography component="span" color="textSecondary">{`Ligne ${line}`}</Typography>
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {name || 'Sans nom'}
      </Typography>
      {type === 'FIRM' && <Chip size="small" label={patientTypeLabels.FIRM} />}
      <Chip size="small" variant="outlined" label={verdictLabels[verdict]} color={verdictColours[verdict]} />
    </Stack>
    {reasons.map((reason) => (
      <Typography key={reason}>{reason}</Typography>
    ))}
    {changes.map(({ label, from, to }) => (
      <Typography key={label}>{from ? `${label} : ${from} → ${to}` : `${label} : ${to}`}</Typography>
    ))}
    {values.length > 0 && (
      <Typography>{values.map(({ label, value }) => `${label}\u00A0: ${value}`).join('\u00A0· ')}</Typography>
    )}
  </Box>
)

/** Lines of the file with their results; the counts filter the lines by result. */
export function Lines({ patientImport: { id, counts } }: { patientImport: PatientImport }) {
  const [verdict, setVerdict] = useState<ImportLine['verdict'] | null>(null)
  const [page, setPage] = useState(0)
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: importLinesKey(id, { verdict: verdict ?? '', page }),
    queryFn: ({ signal }) => readLines(id, { verdict: verdict ?? undefined, page }, signal),
    placeholderData: keepPreviousData,
  })
  if (!counts) return null
  const total = data?.total ?? 0
  return (
    <Card component="section" aria-labelledby="import-lines" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="import-lines" variant="h2" sx={{ mb: 2 }}>
        Lignes
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Lignes à montrer"
        value={verdict}
        onChange={(_event, chosenVerdict: ImportLine['verdict'] | null) => {
          setVerdict(chosenVerdict)
          setPage(0)
        }}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {verdicts.map((option) => (
          <ToggleButton key={option} value={option} disabled={counts[option] === 0}>
            {countLabel(option, counts[option])}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={6} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.lines.map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </Box>
      {total > pageSize && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[]}
          onPageChange={(_event, nextPage) => setPage(nextPage)}
        />
      )}
    </Card>
  )
}
