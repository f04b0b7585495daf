import { useRights } from 'shared/session'
import { layout, LoadFailed, Pending, Stack } from 'shared/ui'
import { useFreshQuery } from 'shared/ui/form'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { AccountSection } from '../account/AccountSection.tsx'
import { DevicesSection } from '../account/devices/DevicesSection.tsx'
import { EmailSection } from '../account/email/EmailSection.tsx'
import { SecondFactorSection } from '../account/secondFactor/SecondFactorSection.tsx'
import { profileKey } from '../keys.ts'
import { readProfile } from './api.ts'
import { LogoSection } from './logo/LogoSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export default function ProfilePage() {
  const { roles } = useRights()
  const {
    data: profile,
    isFailed,
    isPending,
    retry,
  } = useFreshQuery({ queryKey: profileKey, queryFn: ({ signal }) => readProfile(signal) })
  return (
    <SettingsPage title="Mes informations">
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={8} />}
      {profile && (
        <Stack spacing={3} sx={{ maxWidth: layout.formWidthPx }}>
          {profile.logo !== undefined && <LogoSection logo={profile.logo} />}
          <ProfileForm profile={profile} roles={roles} />
          <EmailSection />
          <SecondFactorSection />
          <DevicesSection />
          <AccountSection isOwner={roles.includes('ADMIN')} />
        </Stack>
      )}
    </SettingsPage>
  )
}
