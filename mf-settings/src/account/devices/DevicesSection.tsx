import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import { Button, List, LoadFailed, Pending, toast, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { devicesKey } from '../../keys.ts'
import { readDevices, signOutDevice, signOutOthers } from './api.ts'
import { DeviceLine } from './DeviceLine.tsx'

const signOutFailureMessages = { otherwise: "L'appareil n'a pas pu être déconnecté" }

const refresh = () => queryClient.invalidateQueries({ queryKey: devicesKey })

/** Devices on which the member is signed in; each other device can be signed out immediately. */
export function DevicesSection() {
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => readDevices(signal),
    staleTime: 0,
  })
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: (signInId?: string) => (signInId === undefined ? signOutOthers() : signOutDevice(signInId)),
    onSuccess: (_, signInId) => toast(signInId === undefined ? 'Autres appareils déconnectés' : 'Appareil déconnecté'),
    onError: (error) => toast(messageFor(error, signOutFailureMessages), 'error'),
    onSettled: refresh,
  })
  const hasOtherDevices = data?.some(({ isCurrent }) => !isCurrent) ?? false
  return (
    <FormSection title="Appareils connectés" layout="free">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Un appareil déconnecté perd l'accès aussitôt.
      </Typography>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={2} />}
      <List disablePadding>
        {data?.map((device) => (
          <DeviceLine key={device.id} device={device} isBusy={isBusy} onSignOut={mutate} />
        ))}
      </List>
      {hasOtherDevices && (
        <Button variant="outlined" disabled={isBusy} onClick={() => mutate(undefined)} sx={{ mt: 2 }}>
          Déconnecter tous les autres
        </Button>
      )}
    </FormSection>
  )
}
