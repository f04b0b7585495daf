import { useState } from 'react'
import { checkFieldsMessage, demoFieldMessage, demoProblems } from 'shared/domain/accounts/demoRequest'
import { demoForm, demoHoneypot } from 'shared/domain/publicPages/landing'
import { useNavigate } from 'shared/router'
import { Alert, Box, Button, visuallyHidden, Stack, Typography } from 'shared/ui'
import { Form, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { requestDemo } from './api.ts'
import { demoFailureMessages } from './messages.ts'
import { formShownAtMs } from './formShownAtMs.ts'

const defaultValues = { firstname: '', lastname: '', email: '', leaveEmpty: '' }

/**
 * Form to request a demonstration. To detect bots, it also sends a honeypot, a field that people do not see, and the
 * time spent on the form.
 */
export default function DemoForm() {
  const navigate = useNavigate()
  const form = useForm({
    defaultValues,
    resolver: problemsResolver<typeof defaultValues>(demoProblems, { fieldMessage: demoFieldMessage }),
    // Focuses the first invalid field, since this form has no summary of its errors.
    shouldFocusError: true,
  })
  const { errors, isSubmitted } = form.formState
  const { control, register } = form
  const [shownAtMs] = useState(formShownAtMs)
  const saving = useSave(form, {
    save: (formValues) => requestDemo({ ...formValues, elapsedMs: Math.round(performance.now() - shownAtMs) }),
    messages: { failed: demoFailureMessages },
    fieldMessage: demoFieldMessage,
    hasErrorSummary: false,
    onSaved: () => navigate('/pros/demoThanks'),
  })
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        {isSubmitted && saving.failure.length === 0 && Object.keys(errors).length > 0 && (
          <Alert severity="error" role="alert">
            {checkFieldsMessage}
          </Alert>
        )}
        {demoForm.fields.map((field) => (
          <TextInput key={field.name} control={control} {...field} required />
        ))}
        <Box aria-hidden sx={visuallyHidden}>
          <label>
            {demoHoneypot.label}
            <input tabIndex={-1} {...demoHoneypot.attributes} {...register(demoHoneypot.name)} />
          </label>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {demoForm.purpose}
        </Typography>
        <Button type="submit" variant="contained" size="large" loading={saving.isBusy}>
          {demoForm.submit}
        </Button>
      </Stack>
    </Form>
  )
}
