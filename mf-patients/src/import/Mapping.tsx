import { useState } from 'react'
import { useMutation } from 'shared/client'
import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { importFieldLabels, importFields } from 'shared/domain/patients/import/importFields'
import { Box, Button, Card, toast, Typography } from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'
import { changeMapping } from './api.ts'
import { texts } from './messages.ts'

interface MappingProps {
  imported: PatientImport
  onChanged: (changed: PatientImport) => void
}

type Column = PatientImport['columns'][number]

const headerOf = ({ header }: Column, index: number) => header || `Colonne ${index + 1}`

/** Which field each column fills: as recognised, until one chooses otherwise. */
export function Mapping({ imported: { id, sheet, sheets, columns }, onChanged }: MappingProps) {
  const [fields, setFields] = useState(columns.map(({ field }) => field))
  const isChanged = columns.some(({ field }, index) => field !== fields[index])
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: { sheet: number; columns: Column['field'][] }) => changeMapping(id, chosen),
    onSuccess: onChanged,
    onError: () => toast(texts.mappingFailed, 'error'),
  })
  return (
    <Card component="section" aria-labelledby="import-columns" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="import-columns" variant="h2" sx={{ mb: 2 }}>
        Colonnes
      </Typography>
      {sheets.length > 1 && (
        <TextField
          select
          size="small"
          label="Feuille"
          value={sheet}
          disabled={isPending}
          onChange={({ target }) => mutate({ sheet: Number(target.value), columns: [] })}
          sx={{ mb: 2, minWidth: 220 }}
        >
          {sheets.map(({ name, lines }, index) => (
            <MenuItem key={name} value={index}>
              {`${name} (${lines} lignes)`}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
        }}
      >
        {columns.map((column, index) => (
          <Box component="li" key={`${column.header} ${String(index)}`} sx={{ minWidth: 0 }}>
            <TextField
              select
              fullWidth
              size="small"
              label={headerOf(column, index)}
              value={fields[index] ?? ''}
              disabled={isPending}
              helperText={column.examples.join(', ').slice(0, 60)}
              onChange={({ target }) =>
                setFields(fields.with(index, importFields.find((field) => field === target.value) ?? null))
              }
              slotProps={{
                inputLabel: { shrink: true },
                select: { displayEmpty: true },
                formHelperText: { sx: { overflowWrap: 'anywhere' } },
              }}
            >
              <MenuItem value="">Ne pas importer</MenuItem>
              {importFields.map((field) => (
                <MenuItem key={field} value={field}>
                  {importFieldLabels[field]}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
      {isChanged && (
        <Button
          variant="outlined"
          loading={isPending}
          onClick={() => mutate({ sheet, columns: fields })}
          sx={{ mt: 2 }}
        >
          Comparer avec ces colonnes
        </Button>
      )}
    </Card>
  )
}
