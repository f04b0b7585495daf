import type { Problem } from 'shared/contracts/wire'
import { checkYourDetails, demoProblems } from 'shared/domain/accounts/demoRequest'
import { useNavigate } from 'shared/router'
import { Alert, Box, Button, hidden, Stack, Typography } from 'shared/ui'
import { Form, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { askDemo } from './api.ts'
import { askFailed } from './messages.ts'

const beside = ({ kind, message }: Problem) => (kind === 'required' ? 'Obligatoire' : message)
const empty = { firstname: '', lastname: '', email: '', website: '' }

/** First name, last name, e-mail; a field that people do not see keeps programs out. */
export default function DemoForm() {
  const navigate = useNavigate()
  const form = useForm({ defaultValues: empty, resolver: problemsResolver<typeof empty>(demoProblems, { beside }) })
  const { errors, isSubmitted } = form.formState
  const { control, register } = form
  const saving = useSave(form, {
    save: askDemo,
    messages: { failed: askFailed },
    beside,
    hasBox: false,
    onSaved: () => navigate('/pros/demoThanks'),
  })
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        {isSubmitted && saving.failure.length === 0 && Object.keys(errors).length > 0 && (
          <Alert severity="error" role="alert">
            {checkYourDetails}
          </Alert>
        )}
        <TextInput control={control} name="firstname" label="Prénom" autoComplete="given-name" required />
        <TextInput control={control} name="lastname" label="Nom" autoComplete="family-name" required />
        <TextInput control={control} name="email" label="E-mail" type="email" autoComplete="email" required />
        <Box aria-hidden sx={hidden}>
          <label>
            Site web
            <input tabIndex={-1} autoComplete="off" {...register('website')} />
          </label>
        </Box>
        <Typography variant="body2" color="textSecondary">
          Ces informations ne servent qu'à vous répondre.
        </Typography>
        <Button type="submit" variant="contained" size="large" loading={saving.isBusy}>
          Demander une démo
        </Button>
      </Stack>
    </Form>
  )
}
