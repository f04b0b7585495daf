import { useState } from 'react'
import { keepPreviousData, useQuery } from 'shared/client'
import type { ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import { patientTypeLabels } from 'shared/domain/patients/patientType'
import {
  Box,
  Button,
  Card,
  Chip,
  LoadFailed,
  Pending,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from 'shared/ui'
import { TablePagination } from 'shared/ui/data'
import { importLinesKey } from '../keys.ts'
import { readLines } from './api.ts'
import { CorrectLineDialog } from './CorrectLineDialog.tsx'
import { countLabel, reasonsOf, verdictColours, verdictLabels, verdicts } from './verdicts.ts'

const pageSize = 50

interface LineProps {
  line: ImportLine
  /** Opens the correction of the line; undefined once it can no longer be corrected. */
  onCorrect: (() => void) | undefined
}

const Line = ({ line: importLine, onCorrect }: LineProps) => {
  const { line, name, type, verdict, changes, values } = importLine
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography component="span" color="textSecondary">{`Ligne ${line}`}</Typography>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name || 'Sans nom'}
        </Typography>
        {type === 'FIRM' && <Chip size="small" label={patientTypeLabels.FIRM} />}
        <Chip size="small" variant="outlined" label={verdictLabels[verdict]} color={verdictColours[verdict]} />
        {onCorrect && (
          <Button size="small" aria-label={`Corriger la ligne ${line}`} onClick={onCorrect}>
            Corriger
          </Button>
        )}
      </Stack>
      {reasonsOf(importLine).map((reason) => (
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
}

/** Lines to show: lines with this result, or lines with a cell that is left out; null shows all lines. */
type Filter = ImportLine['verdict'] | 'leftOut' | null

/**
 * Filter and page of the lines. The parent stores them, so that they are kept while a corrected line is compared again.
 */
export interface LinesView {
  filter: Filter
  page: number
}

export const initialLinesView: LinesView = { filter: null, page: 0 }

interface LinesProps {
  patientImport: PatientImport
  view: LinesView
  onViewChange: (view: LinesView) => void
  /** Called after the correction of a line; omitted once lines can no longer be corrected. */
  onCorrected?: (correctedImport: PatientImport) => void
}

/** Lines of the file with their results; the counts filter the lines by result. */
export function Lines({ patientImport, view, onViewChange, onCorrected }: LinesProps) {
  const { id, counts, leftOutLines } = patientImport
  const { filter, page } = view
  const [correctedLine, setCorrectedLine] = useState<ImportLine>()
  const query = filter === 'leftOut' ? { leftOut: 'true' as const, page } : { verdict: filter ?? undefined, page }
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: importLinesKey(id, { filter: filter ?? '', page }),
    queryFn: ({ signal }) => readLines(id, query, signal),
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
        value={filter}
        onChange={(_event, chosenFilter: Filter) => onViewChange({ filter: chosenFilter, page: 0 })}
        sx={{ flexWrap: 'wrap', mb: 1 }}
      >
        {verdicts.map((option) => (
          <ToggleButton key={option} value={option} disabled={counts[option] === 0}>
            {countLabel(option, counts[option])}
          </ToggleButton>
        ))}
        {leftOutLines > 0 && (
          <ToggleButton value="leftOut">{`${leftOutLines} avec une cellule laissée de côté`}</ToggleButton>
        )}
      </ToggleButtonGroup>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={6} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.lines.map((line) => (
          <Line
            key={line.line}
            line={line}
            onCorrect={onCorrected && line.cells.length > 0 ? () => setCorrectedLine(line) : undefined}
          />
        ))}
      </Box>
      {total > pageSize && (
        <TablePagination
          component="div"
          count={total}
          page={page}
          rowsPerPage={pageSize}
          rowsPerPageOptions={[]}
          onPageChange={(_event, nextPage) => onViewChange({ filter, page: nextPage })}
        />
      )}
      {correctedLine && onCorrected && (
        <CorrectLineDialog
          patientImport={patientImport}
          line={correctedLine}
          onClose={() => setCorrectedLine(undefined)}
          onCorrected={onCorrected}
        />
      )}
    </Card>
  )
}
