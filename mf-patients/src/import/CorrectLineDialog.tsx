import { importLimits } from 'shared/contracts/patients/importLimits'
import type { ImportLine, PatientImport } from 'shared/contracts/patients/patientImport'
import { importFieldLabel } from 'shared/domain/patients/import/importFields'
import { Typography } from 'shared/ui'
import { DialogForm, FormDialog, TextInput, useForm, useSave } from 'shared/ui/form'
import { correctLine } from './api.ts'
import { correctionFailureMessages, texts } from './messages.ts'
import { reasonsOf } from './verdicts.ts'

interface CorrectLineDialogProps {
  patientImport: PatientImport
  line: ImportLine
  onClose: () => void
  onCorrected: (correctedImport: PatientImport) => void
}

interface Draft {
  cells: string[]
}

function CorrectLineForm({ patientImport: { id, columns }, line, onClose, onCorrected }: CorrectLineDialogProps) {
  const form = useForm<Draft>({
    defaultValues: { cells: Array.from(columns, (_column, index) => line.cells[index] ?? '') },
  })
  const saving = useSave(form, {
    // A line may have more cells than the file has columns. The further cells are sent unchanged.
    save: ({ cells }) => correctLine(id, line.line, { cells: [...cells, ...line.cells.slice(cells.length)] }),
    messages: { saved: texts.lineCorrected, failed: correctionFailureMessages },
    hasErrorSummary: false,
    onSaved: (correctedImport) => {
      onClose()
      onCorrected(correctedImport)
    },
  })
  return (
    <DialogForm saving={saving} submit="Corriger la ligne" onClose={onClose}>
      {reasonsOf(line).map((reason) => (
        <Typography key={reason} color="textSecondary">
          {reason}
        </Typography>
      ))}
      {columns.map(({ header, field }, index) =>
        field === null ? null : (
          <TextInput
            key={`${header} ${String(index)}`}
            control={form.control}
            name={`cells.${index}`}
            label={header || importFieldLabel(field)}
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: importLimits.cellLength } }}
          />
        ),
      )}
    </DialogForm>
  )
}

/** Dialog that corrects the cells of a line before the import is run. */
export const CorrectLineDialog = (props: CorrectLineDialogProps) => (
  <FormDialog title={`Corriger la ligne ${props.line.line}`} onClose={props.onClose}>
    <CorrectLineForm {...props} />
  </FormDialog>
)
