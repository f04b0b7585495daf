import { queryClient, useMutation } from 'shared/client'
import { retentionYears } from 'shared/contracts/patients/retention'
import type { Retention } from 'shared/contracts/patients/retention'
import { toast, Typography } from 'shared/ui'
import { FormSection, MenuItem, TextField } from 'shared/ui/form'
import { retentionKey } from '../keys.ts'
import { changeRetention } from './api.ts'
import { texts } from './messages.ts'
import { showErrorAndReload } from './showErrorAndReload.ts'

const choices = Array.from({ length: retentionYears.max }, (_, index) => retentionYears.min + index)

/** Select of the retention period in years; saved on change. */
export function YearsForm({ retention }: { retention: Retention }) {
  const saving = useMutation({
    mutationFn: (years: number) => changeRetention(retention, years),
    onSuccess: (changed) => {
      queryClient.setQueryData(retentionKey, changed)
      toast(texts.saved)
    },
    onError: showErrorAndReload,
  })
  return (
    <FormSection title="Durée de conservation" layout="stack">
      <Typography color="textSecondary">{texts.intro}</Typography>
      <TextField
        select
        label="Conserver les dossiers"
        value={saving.isPending ? saving.variables : retention.years}
        disabled={saving.isPending}
        onChange={({ target }) => saving.mutate(Number(target.value))}
        sx={{ maxWidth: 240 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice === 1 ? '1 an' : `${choice} ans`}
          </MenuItem>
        ))}
      </TextField>
    </FormSection>
  )
}
