import { useState } from 'react'
import { messageFor, queryClient } from 'shared/client'
import type { Profile } from 'shared/contracts/user'
import type { RoleName } from 'shared/domain/accounts/access'
import { editsNameOnly, profileProblems } from 'shared/domain/accounts/profile'
import { checkSession } from 'shared/session'
import { Box, Button, FocusedAlert, RequiredFields, Stack, toast } from 'shared/ui'
import {
  CheckInput,
  problemsOf,
  problemsResolver,
  TextField,
  TextInput,
  useForm,
  useUnsavedGuard,
} from 'shared/ui/form'
import { profileKey } from '../keys.ts'
import { saveProfile } from './api.ts'
import { draftOf, inputOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { FirmFields } from './FirmFields.tsx'
import { FirmOfPractice } from './FirmOfPractice.tsx'
import { profileSaved, saveFailed } from './messages.ts'
import { Section } from './Section.tsx'

interface ProfileFormProps {
  profile: Profile
  roles: readonly RoleName[]
}

export function ProfileForm({ profile, roles }: ProfileFormProps) {
  const nameOnly = editsNameOnly(roles)
  const { control, formState, handleSubmit, reset } = useForm<Draft>({
    defaultValues: draftOf(profile),
    resolver: problemsResolver<Draft>((draft) => profileProblems(draft, { nameOnly })),
  })
  const [saved, setSaved] = useState(profile)
  const [failure, setFailure] = useState<string>()
  useUnsavedGuard(formState.isDirty)

  const save = async (draft: Draft) => {
    setFailure(undefined)
    try {
      const answer = await saveProfile(inputOf(draft))
      queryClient.setQueryData(profileKey, answer)
      setSaved(answer)
      reset(draftOf(answer))
      toast(profileSaved)
      await checkSession()
    } catch (error) {
      setFailure(messageFor(error, saveFailed))
      toast(messageFor(error, saveFailed), 'error')
    }
  }

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(save)}>
      <RequiredFields problems={problemsOf(formState.errors)} attempt={formState.submitCount} />
      {failure !== undefined && <FocusedAlert severity="error">{failure}</FocusedAlert>}
      <Stack spacing={3}>
        <Section title="Vous">
          <TextInput control={control} name="lastname" label="Nom de famille" required autoComplete="family-name" />
          <TextInput control={control} name="firstname" label="Prénom" required={!nameOnly} autoComplete="given-name" />
          <TextField label="E-mail" value={profile.email} disabled />
          {roles.includes('THERAPIST') && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <CheckInput
                control={control}
                name="publicAccessAuthorize"
                label="Apparaître dans l'annuaire des praticiens et recevoir des demandes de séance"
              />
            </Box>
          )}
        </Section>
        {nameOnly ? <FirmOfPractice profile={saved} /> : <FirmFields control={control} saved={saved} />}
        <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
          <Button type="submit" variant="contained" loading={formState.isSubmitting}>
            Enregistrer
          </Button>
        </Stack>
      </Stack>
    </Box>
  )
}
