import { messageFor, queryClient, useMutation } from 'shared/client'
import { retentionYears } from 'shared/contracts/retention'
import { toast, Typography } from 'shared/ui'
import { FormSection, MenuItem, TextField } from 'shared/ui/form'
import { retentionKey } from '../keys.ts'
import { changeRetention } from './api.ts'
import { saveFailed, texts } from './messages.ts'

const choices = Array.from({ length: retentionYears.max }, (_, index) => retentionYears.min + index)

/** For how many years files are kept; saved as soon as it is chosen. */
export function YearsForm({ years }: { years: number }) {
  const saving = useMutation({
    mutationFn: changeRetention,
    onSuccess: (retention) => {
      queryClient.setQueryData(retentionKey, retention)
      toast(texts.saved)
    },
    onError: (error) => toast(messageFor(error, saveFailed), 'error'),
  })
  return (
    <FormSection title="Durée de conservation" layout="stack">
      <Typography color="textSecondary">{texts.intro}</Typography>
      <TextField
        select
        label="Conserver les dossiers"
        value={saving.isPending ? saving.variables : years}
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
