import { useQuery } from 'shared/client'
import { useRights } from 'shared/session'
import { LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { profileKey } from '../keys.ts'
import { SettingsPage } from '../settings/SettingsPage.tsx'
import { readProfile } from './api.ts'
import { OpeningHoursSection } from './OpeningHoursSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfilePage() {
  const { roles } = useRights()
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => readProfile(signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
  // A form is filled once: with what the server has now.
  const profile = isFetchedAfterMount ? data : undefined
  return (
    <SettingsPage>
      <PageTitle>Mes informations</PageTitle>
      {isError && !profile && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && !profile && <Pending rows={8} />}
      {profile && (
        <Stack spacing={3} sx={{ maxWidth: 860 }}>
          <ProfileForm profile={profile} roles={roles} />
          {roles.includes('THERAPIST') && <OpeningHoursSection />}
        </Stack>
      )}
    </SettingsPage>
  )
}
