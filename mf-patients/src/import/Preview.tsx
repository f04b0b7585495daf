import { useState } from 'react'
import type { ComponentProps } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { ImportMapping, PatientImport } from 'shared/contracts/patients/patientImport'
import { plural } from 'shared/domain/format'
import { Link } from 'shared/router'
import { Alert, Button, Card, Stack, toast, Typography } from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { changeMapping, runImport } from './api.ts'
import { Lines } from './Lines.tsx'
import { Mapping } from './Mapping.tsx'
import { importFailureMessages, texts } from './messages.ts'
import { countLabel, verdicts } from './verdicts.ts'

interface PreviewProps extends Pick<ComponentProps<typeof Lines>, 'view' | 'onViewChange'> {
  patientImport: PatientImport
  onChanged: (changedImport: PatientImport) => void
}

const leftOutText = (count: number) =>
  `${count} ${plural(count, 'ligne est importée', 'lignes sont importées')} sans une cellule, avec la raison.`

const fieldsOf = ({ columns }: PatientImport) => columns.map(({ field }) => field)

/** A preview of the import, before anything is written. Changed columns must be compared first. */
export function Preview({ patientImport, onChanged, ...linesView }: PreviewProps) {
  const { id, fileName, counts, columns, sheet, omitsWrongCells, leftOutLines } = patientImport
  const [onlyNew, setOnlyNew] = useState(false)
  const [fields, setFields] = useState(fieldsOf(patientImport))
  const isMappingChanged = columns.some(({ field }, index) => field !== fields[index])
  const comparison = useMutation({
    mutationFn: (mapping: ImportMapping) => changeMapping(id, mapping),
    onSuccess: (comparedImport) => {
      setFields(fieldsOf(comparedImport))
      return onChanged(comparedImport)
    },
    onError: () => toast(texts.mappingFailed, 'error'),
  })
  const importRun = useMutation({
    mutationFn: () => runImport(id, onlyNew),
    onSuccess: onChanged,
    onError: (error) => toast(messageFor(error, importFailureMessages), 'error'),
  })
  const isBusy = comparison.isPending || importRun.isPending
  const { new: newCount = 0, changed: changedCount = 0 } = counts ?? {}
  const writtenCount = onlyNew ? newCount : newCount + changedCount
  const countsText = verdicts.map((verdict) => countLabel(verdict, counts?.[verdict] ?? 0)).join(', ')
  return (
    <Stack sx={{ gap: 3 }}>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
        <Typography component="output" sx={{ display: 'block', mb: 2 }}>
          {countsText}
        </Typography>
        {(leftOutLines > 0 || (counts?.refused ?? 0) > 0 || !omitsWrongCells) && (
          <TextField
            select
            size="small"
            label="Une cellule illisible"
            value={omitsWrongCells ? 'cell' : 'line'}
            disabled={isBusy}
            helperText={leftOutLines > 0 ? leftOutText(leftOutLines) : undefined}
            onChange={({ target }) =>
              comparison.mutate({ sheet, columns: fields, omitsWrongCells: target.value === 'cell' })
            }
            sx={{ mb: 2, width: '100%', maxWidth: 420 }}
          >
            <MenuItem value="cell">Importer la ligne sans la cellule</MenuItem>
            <MenuItem value="line">Refuser la ligne entière</MenuItem>
          </TextField>
        )}
        {changedCount > 0 && (
          <FormControlLabel
            sx={{ mb: 1 }}
            label="Ajouter les nouveaux seulement, sans modifier les patients déjà enregistrés"
            control={<Checkbox checked={onlyNew} onChange={(_event, checked) => setOnlyNew(checked)} />}
          />
        )}
        {isMappingChanged && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {texts.mappingChanged}
          </Alert>
        )}
        {writtenCount === 0 && !isMappingChanged && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {onlyNew
              ? "Rien à importer : aucune ligne n'est nouvelle."
              : "Rien à importer : aucune ligne n'est nouvelle ni modifiée."}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={writtenCount === 0 || isMappingChanged || comparison.isPending}
            loading={importRun.isPending}
            onClick={() => importRun.mutate()}
          >
            {`Importer ${writtenCount} ${plural(writtenCount, 'patient', 'patients')}`}
          </Button>
          <Button component={Link} to="/pros/patients/import">
            Choisir un autre fichier
          </Button>
        </Stack>
      </Card>
      <Mapping
        patientImport={patientImport}
        fields={fields}
        onFieldsChange={setFields}
        isChanged={isMappingChanged}
        isBusy={isBusy}
        onCompare={comparison.mutate}
      />
      <Lines
        patientImport={patientImport}
        {...linesView}
        {...(!isBusy && !isMappingChanged && { onCorrected: onChanged })}
      />
    </Stack>
  )
}
