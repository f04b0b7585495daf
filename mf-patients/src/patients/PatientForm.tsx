import { patientProblems } from 'shared/domain/patients/patient'
import { Link } from 'shared/router'
import { Box, Button, FocusedAlert, RequiredFields, Stack } from 'shared/ui'
import {
  Controller,
  FormControlLabel,
  problemsOf,
  problemsResolver,
  Radio,
  RadioGroup,
  useForm,
  useUnsavedGuard,
  useWatch,
} from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { FirmFields } from './FirmFields.tsx'
import { IndividualFields } from './IndividualFields.tsx'

interface PatientFormProps {
  draft: Draft
  /** What the button says. */
  save: string
  /** Rejects when it is not saved; `saved` lets the page be left. */
  onSave: (draft: Draft, saved: () => void) => Promise<void>
  /** Why it was not saved. */
  failure: string | undefined
}

export function PatientForm({ draft, save, onSave, failure }: PatientFormProps) {
  const { clearErrors, control, formState, handleSubmit } = useForm<Draft>({
    defaultValues: draft,
    resolver: problemsResolver<Draft>(patientProblems),
  })
  const { errors, isDirty, isSubmitting, submitCount } = formState
  const saved = useUnsavedGuard(isDirty)
  const type = useWatch({ control, name: 'type' })

  return (
    <Box component="form" noValidate onSubmit={handleSubmit((filled) => onSave(filled, saved))} sx={{ maxWidth: 920 }}>
      <RequiredFields problems={problemsOf(errors)} attempt={submitCount} />
      {failure !== undefined && <FocusedAlert severity="error">{failure}</FocusedAlert>}
      <Stack spacing={2}>
        <Controller
          control={control}
          name="type"
          render={({ field: { ref: _ref, ...field } }) => (
            <RadioGroup
              {...field}
              row
              aria-label="Type de patient"
              onChange={(event) => {
                field.onChange(event)
                // What the other type missed is no longer asked for.
                clearErrors()
              }}
            >
              <FormControlLabel value="INDIVIDUAL" control={<Radio />} label="Particulier" />
              <FormControlLabel value="FIRM" control={<Radio />} label="Entreprise" />
            </RadioGroup>
          )}
        />
        {type === 'FIRM' ? <FirmFields control={control} /> : <IndividualFields control={control} />}
        <Stack
          direction="row"
          spacing={1}
          sx={{
            justifyContent: 'flex-end',
            position: 'sticky',
            bottom: 0,
            py: 1.5,
            backgroundColor: 'background.default',
            zIndex: 1,
          }}
        >
          <Button component={Link} to="/pros/patients">
            Annuler
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {save}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
