import { Box, Typography } from 'shared/ui'
import { FormSection, PasswordInput, Tab, Tabs, TextInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { AccountLink } from './AccountLink.tsx'
import type { PatientDraft } from './draft.ts'

interface PatientTabsProps {
  control: Control<PatientDraft>
  onTab: (tab: PatientDraft['tab']) => void
}

const twoColumns = { display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' }, gap: 2 }

/** Tabs for the patient: to create an account, or to sign in. Both tabs share the e-mail address. */
export function PatientTabs({ control, onTab }: PatientTabsProps) {
  const tab = useWatch({ control, name: 'tab' })
  return (
    <FormSection layout="free" title="Qui vient ?">
      <Tabs
        value={tab}
        onChange={(_, newTab: PatientDraft['tab']) => onTab(newTab)}
        aria-label="Patient"
        variant="fullWidth"
        sx={{
          mb: 3,
          borderBottom: 1,
          borderColor: 'divider',
          '& button': {
            px: { xs: 0.5, sm: 2 },
            fontSize: { xs: 'var(--mui-text-compact)', sm: 'var(--mui-text-body)' },
          },
        }}
      >
        <Tab value="new" label="Vos coordonnées" id="tab-new" aria-controls="panel-new" />
        <Tab value="known" label="J'ai déjà un compte" id="tab-known" aria-controls="panel-known" />
      </Tabs>
      <Box role="tabpanel" id="panel-new" aria-labelledby="tab-new" hidden={tab !== 'new'}>
        {tab === 'new' && <NewAccountFields control={control} />}
      </Box>
      <Box role="tabpanel" id="panel-known" aria-labelledby="tab-known" hidden={tab !== 'known'}>
        {tab === 'known' && <ExistingAccountFields control={control} />}
      </Box>
    </FormSection>
  )
}

const NewAccountFields = ({ control }: { control: Control<PatientDraft> }) => (
  <Box sx={twoColumns}>
    <TextInput control={control} name="firstname" label="Prénom" required autoComplete="given-name" />
    <TextInput control={control} name="lastname" label="Nom" required autoComplete="family-name" />
    <TextInput control={control} name="email" label="E-mail" required type="email" autoComplete="email" />
    <TextInput control={control} name="phoneNumber" label="Téléphone" type="tel" autoComplete="tel" />
    <PasswordInput
      control={control}
      name="password"
      label="Mot de passe"
      required
      autoComplete="new-password"
      helperText="8 caractères au moins"
    />
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
      Votre compte vous servira pour vos prochaines demandes, chez tous les praticiens.
    </Typography>
  </Box>
)

const ExistingAccountFields = ({ control }: { control: Control<PatientDraft> }) => (
  <Box sx={twoColumns}>
    <TextInput control={control} name="email" label="E-mail" required type="email" autoComplete="username" />
    <PasswordInput
      control={control}
      name="accountPassword"
      label="Mot de passe"
      required
      autoComplete="current-password"
    />
    <AccountLink />
  </Box>
)
