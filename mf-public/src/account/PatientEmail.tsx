import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import type { PatientToken } from 'shared/contracts/directory/booking'
import { resentText } from 'shared/domain/accounts/emailChange'
import { EmailChangeNotice, LoadFailed, Pending, Stack, toast, Typography } from 'shared/ui'
import { patientEmailKey } from '../keys.ts'
import { cancelEmailChange, readEmailChange, resendEmailChange } from './api.ts'
import { cancelMessages, isSignInExpired, resendMessages } from './messages.ts'
import { PatientEmailForm } from './PatientEmailForm.tsx'

interface PatientEmailProps {
  patient: PatientToken
  onSignInExpired: () => void
}

/** The address of a patient's account, its pending change, and the form to change it. */
export function PatientEmail({ patient: { token, patientId }, onSignInExpired }: PatientEmailProps) {
  const queryKey = patientEmailKey(patientId)
  const { data, isError, isPending, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readEmailChange(token, signal),
    staleTime: 0,
  })
  const refresh = () => queryClient.invalidateQueries({ queryKey })
  const handleErrorWith = (messages: typeof resendMessages) => (error: unknown) => {
    toast(messageFor(error, messages), 'error')
    if (isSignInExpired(error)) onSignInExpired()
  }
  const resending = useMutation({
    mutationFn: () => resendEmailChange(token),
    onSuccess: (change) => toast(resentText(change)),
    onError: handleErrorWith(resendMessages),
    onSettled: refresh,
  })
  const cancelling = useMutation({
    mutationFn: () => cancelEmailChange(token),
    onSuccess: () => toast("Changement d'adresse annulé"),
    onError: handleErrorWith(cancelMessages),
    onSettled: refresh,
  })
  if (isPending) return <Pending rows={3} />
  if (isError) return <LoadFailed onRetry={() => void refetch()} />
  return (
    <Stack spacing={3}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        L'adresse de votre compte est <strong>{data.email}</strong>.
      </Typography>
      {data.pending && (
        <EmailChangeNotice
          change={{ ...data, pending: data.pending }}
          isBusy={resending.isPending || cancelling.isPending}
          onResend={() => resending.mutate()}
          onCancel={() => cancelling.mutate()}
        />
      )}
      <PatientEmailForm token={token} change={data} onDone={(change) => queryClient.setQueryData(queryKey, change)} />
    </Stack>
  )
}
