import type { Animal, Species } from 'shared/contracts/animal'
import { Link } from 'shared/router'
import { Box, Button, FocusedAlert, RequiredFields, Stack } from 'shared/ui'
import { problemsOf, problemsResolver, useForm, useUnsavedGuard } from 'shared/ui/form'
import { AnimalFields } from './AnimalFields.tsx'
import type { AnimalFormDraft } from './draft.ts'
import type { AnimalFormApi } from './form.ts'
import { LimitsFields } from '../limits/LimitsFields.tsx'
import { namedProblems, problemsOfForm } from './namedProblems.ts'

interface AnimalFormProps {
  /** The animal as it stands; left out, one is added. */
  animal?: Animal
  draft: AnimalFormDraft
  species: readonly Species[]
  /** `saved` lets the page be left. */
  onSave: (draft: AnimalFormDraft, form: AnimalFormApi, saved: () => void) => Promise<void>
  /** Why it was not saved. */
  failure: string | undefined
}

export function AnimalForm({ animal, draft, species, onSave, failure }: AnimalFormProps) {
  const form = useForm<AnimalFormDraft>({
    defaultValues: draft,
    resolver: problemsResolver<AnimalFormDraft>(problemsOfForm),
  })
  const { errors, isDirty, isSubmitting, submitCount } = form.formState
  const saved = useUnsavedGuard(isDirty)

  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit((filled) => onSave(filled, form, saved))}>
      <RequiredFields problems={namedProblems(problemsOf(errors))} attempt={submitCount} />
      {failure !== undefined && <FocusedAlert severity="error">{failure}</FocusedAlert>}
      <Stack spacing={3}>
        <AnimalFields form={form} species={species} animal={animal} />
        <LimitsFields form={form} />
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
          <Button component={Link} to="/pros/animals">
            Annuler
          </Button>
          <Button type="submit" variant="contained" loading={isSubmitting}>
            {animal ? 'Enregistrer' : 'Ajouter'}
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
