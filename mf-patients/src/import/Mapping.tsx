import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { plural } from 'shared/domain/format'
import { importFieldLabel, importFields } from 'shared/domain/patients/import/importFields'
import { Box, Button, Card, Typography } from 'shared/ui'
import { MenuItem, TextField } from 'shared/ui/data'

type Column = PatientImport['columns'][number]

/** The sheet to read, and the field each of its columns fills: null for none. No columns: the recognised fields. */
interface ColumnMapping {
  sheet: number
  columns: Column['field'][]
}

interface MappingProps {
  patientImport: PatientImport
  /** Selected field of each column; null for none. After a change, the file is compared again only on request. */
  fields: Column['field'][]
  onFieldsChange: (fields: Column['field'][]) => void
  isChanged: boolean
  isBusy: boolean
  onCompare: (mapping: ColumnMapping) => void
}

const headerOf = ({ header }: Column, index: number) => header || `Colonne ${index + 1}`

/** Lets the user select the field of each column; the recognised field is preselected. */
export function Mapping({
  patientImport: { sheet, sheets, columns },
  fields,
  onFieldsChange,
  isChanged,
  isBusy,
  onCompare,
}: MappingProps) {
  const leftOut = columns.flatMap((column, index) => (fields[index] ? [] : [headerOf(column, index)]))
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
          disabled={isBusy}
          onChange={({ target }) => onCompare({ sheet: Number(target.value), columns: [] })}
          sx={{ mb: 2, minWidth: 220 }}
        >
          {sheets.map(({ name, lines }, index) => (
            <MenuItem key={name} value={index}>
              {`${name} (${lines} lignes)`}
            </MenuItem>
          ))}
        </TextField>
      )}
      {leftOut.length > 0 && (
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {`${plural(leftOut.length, 'Colonne laissée de côté', 'Colonnes laissées de côté')} : ${leftOut.join(', ')}`}
        </Typography>
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
              disabled={isBusy}
              helperText={column.examples.join(', ').slice(0, 60)}
              onChange={({ target }) =>
                onFieldsChange(fields.with(index, importFields.find((field) => field === target.value) ?? null))
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
                  {importFieldLabel(field)}
                </MenuItem>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
      {isChanged && (
        <Button
          variant="outlined"
          loading={isBusy}
          onClick={() => onCompare({ sheet, columns: fields })}
          sx={{ mt: 2 }}
        >
          Comparer avec ces colonnes
        </Button>
      )}
    </Card>
  )
}
