import { useState } from 'react'
import { queryClient } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import type { Profile } from 'shared/contracts/accounts/user'
import type { RoleName } from 'shared/domain/accounts/access'
import { bankProblems, isSameAccount } from 'shared/domain/accounts/payment/bankDetails'
import { canEditNameOnly, hasBankDetails, profileProblems } from 'shared/domain/accounts/profile'
import { checkSession } from 'shared/session'
import { Box, Stack, Typography } from 'shared/ui'
import {
  CheckInput,
  Form,
  FormActions,
  FormSection,
  problemsResolver,
  TextField,
  TextInput,
  useForm,
  useSave,
} from 'shared/ui/form'
import { profileKey } from '../keys.ts'
import { readProfile, saveProfile } from './api.ts'
import { bankDetailsOf, draftOf, inputOf, profileLabels } from './draft.ts'
import type { Draft } from './draft.ts'
import { BankFields } from './BankFields.tsx'
import { FirmFields } from './FirmFields.tsx'
import { FirmOfPractice } from './FirmOfPractice.tsx'
import { LegalFields } from './LegalFields.tsx'
import { profileMessages } from './messages.ts'
import { SepaMandateButton } from './sepa/SepaMandateButton.tsx'
import { VatFields } from './VatFields.tsx'

interface ProfileFormProps {
  profile: Profile
  roles: readonly RoleName[]
}

export function ProfileForm({ profile, roles }: ProfileFormProps) {
  const nameOnly = canEditNameOnly(roles)
  const includesBankDetails = hasBankDetails(roles)
  const isPersonalBank = nameOnly && includesBankDetails
  const [savedProfile, setSavedProfile] = useState(profile)
  const [isBankChanged, setBankChanged] = useState(false)
  const form = useForm<Draft>({
    defaultValues: draftOf(profile),
    resolver: problemsResolver((draft) => [...profileProblems(draft, { nameOnly }), ...bankProblems(draft)]),
  })
  const saving = useSave(form, {
    save: (draft, _key, original = profile) =>
      saveProfile(
        original,
        inputOf(draft, { includesBankDetails }),
        isPersonalBank ? draft.personalBankSettings : undefined,
      ),
    revision: { original: profile, read: () => readProfile(), draftOf, labels: profileLabels },
    messages: profileMessages,
    fields: { [errorCode.phoneRefused]: 'phoneNumber' },
    draftOf,
    onSaved: (newProfile) => {
      queryClient.setQueryData(profileKey, newProfile)
      setSavedProfile(newProfile)
      if (!isSameAccount(bankDetailsOf(savedProfile), bankDetailsOf(newProfile))) setBankChanged(true)
      return checkSession()
    },
  })
  const { control } = form

  return (
    <Form saving={saving} staleTitle="Vos informations ont été modifiées entre-temps">
      <Stack spacing={3}>
        <FormSection title="Vous">
          <TextInput control={control} name="lastname" label="Nom de famille" required autoComplete="family-name" />
          <TextInput control={control} name="firstname" label="Prénom" required={!nameOnly} autoComplete="given-name" />
          <TextField label="E-mail" value={profile.email} disabled />
          {includesBankDetails && (
            <Box sx={{ gridColumn: '1 / -1' }}>
              <CheckInput
                control={control}
                name="publicAccessAuthorize"
                label="Apparaître dans l'annuaire des praticiens et recevoir des demandes de séance"
              />
              <Typography variant="body2" color="textSecondary">
                L'annuaire montre votre nom, le cabinet, son adresse et son logo, les types de séance que l'on peut
                demander, les espèces de vos animaux et vos créneaux libres.
              </Typography>
            </Box>
          )}
        </FormSection>
        {nameOnly ? (
          <FirmOfPractice profile={savedProfile} />
        ) : (
          <>
            <FirmFields control={control} savedProfile={savedProfile} />
            <VatFields control={control} />
            {/* The wrapper gets the margin of the stack: an open accordion of MUI resets its own margin. */}
            <Box>
              <LegalFields control={control} />
            </Box>
          </>
        )}
        {includesBankDetails && <BankFields control={control} isPersonal={isPersonalBank} />}
        <FormActions isBusy={saving.isBusy} />
        {isBankChanged && !nameOnly && <SepaMandateButton />}
      </Stack>
    </Form>
  )
}
