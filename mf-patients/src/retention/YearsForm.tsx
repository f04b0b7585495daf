import { queryClient, useMutation } from 'shared/client'
import { retentionYears } from 'shared/contracts/patients/retention'
import type { Retention } from 'shared/contracts/patients/retention'
import { toast, Typography } from 'shared/ui'
import { FormSection, MenuItem, TextField } from 'shared/ui/form'
import { retentionKey } from '../keys.ts'
import { changeRetention } from './api.ts'
import { texts } from './messages.ts'
import { showErrorAndReload } from './showErrorAndReload.ts'

const yearOptions = Array.from(
  { length: retentionYears.max - retentionYears.min + 1 },
  (_, index) => retentionYears.min + index,
)

/** Select of the retention period in years; saved on change. */
export function YearsForm({ retention }: { retention: Retention }) {
  const periodChange = useMutation({
    mutationFn: (years: number) => changeRetention(retention, years),
    onSuccess: (changedRetention) => {
      queryClient.setQueryData(retentionKey, changedRetention)
      toast(texts.periodSaved)
    },
    onError: showErrorAndReload,
  })
  return (
    <FormSection title="Durée de conservation" layout="stack">
      <Typography color="textSecondary">{texts.intro}</Typography>
      <TextField
        select
        label="Conserver les dossiers"
        value={periodChange.isPending ? periodChange.variables : retention.years}
        disabled={periodChange.isPending}
        onChange={({ target }) => periodChange.mutate(Number(target.value))}
        sx={{ maxWidth: 240 }}
      >
        {yearOptions.map((yearOption) => (
          <MenuItem key={yearOption} value={yearOption}>
            {yearOption === 1 ? '1 an' : `${yearOption} ans`}
          </MenuItem>
        ))}
      </TextField>
    </FormSection>
  )
}
