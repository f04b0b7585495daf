import { useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { plural } from 'shared/domain/format'
import { Link } from 'shared/router'
import { Alert, Button, Card, Stack, toast, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'
import { changeMapping, runImport } from './api.ts'
import { Lines } from './Lines.tsx'
import { Mapping } from './Mapping.tsx'
import type { ColumnMapping } from './Mapping.tsx'
import { importFailed, texts } from './messages.ts'
import { countLabel, verdicts } from './verdicts.ts'

interface PreviewProps {
  imported: PatientImport
  onChanged: (changed: PatientImport) => void
}

const fieldsOf = ({ columns }: PatientImport) => columns.map(({ field }) => field)

/** A preview of the import, before anything is written. Changed columns must be compared first. */
export function Preview({ imported, onChanged }: PreviewProps) {
  const { id, fileName, counts, columns } = imported
  const [onlyNew, setOnlyNew] = useState(false)
  const [fields, setFields] = useState(fieldsOf(imported))
  const isMappingChanged = columns.some(({ field }, index) => field !== fields[index])
  const comparing = useMutation({
    mutationFn: (mapping: ColumnMapping) => changeMapping(id, mapping),
    onSuccess: (compared) => {
      setFields(fieldsOf(compared))
      return onChanged(compared)
    },
    onError: () => toast(texts.mappingFailed, 'error'),
  })
  const importing = useMutation({
    mutationFn: () => runImport(id, onlyNew),
    onSuccess: onChanged,
    onError: (error) => toast(messageFor(error, importFailed), 'error'),
  })
  const { new: added = 0, changed = 0 } = counts ?? {}
  const toWrite = onlyNew ? added : added + changed
  const countsText = verdicts.map((verdict) => countLabel(verdict, counts?.[verdict] ?? 0)).join(', ')
  return (
    <Stack sx={{ gap: 3 }}>
      <Card sx={{ p: { xs: 2, md: 3 } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{fileName}</Typography>
        <Typography component="output" sx={{ display: 'block', mb: 2 }}>
          {countsText}
        </Typography>
        {changed > 0 && (
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
        {toWrite === 0 && !isMappingChanged && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {onlyNew
              ? "Rien à importer : aucune ligne n'est nouvelle."
              : "Rien à importer : aucune ligne n'est nouvelle ni modifiée."}
          </Alert>
        )}
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={toWrite === 0 || isMappingChanged || comparing.isPending}
            loading={importing.isPending}
            onClick={() => importing.mutate()}
          >
            {`Importer ${toWrite} ${plural(toWrite, 'patient', 'patients')}`}
          </Button>
          <Button component={Link} to="/pros/patients/import">
            Choisir un autre fichier
          </Button>
        </Stack>
      </Card>
      <Mapping
        imported={imported}
        fields={fields}
        onFields={setFields}
        isChanged={isMappingChanged}
        isBusy={comparing.isPending || importing.isPending}
        onCompare={comparing.mutate}
      />
      <Lines imported={imported} />
    </Stack>
  )
}
