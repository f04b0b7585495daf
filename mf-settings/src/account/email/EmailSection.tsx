import { lazy, Suspense, useRef, useState } from 'react'
import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import { resentText } from 'shared/domain/accounts/emailChange'
import { Button, EmailChangeNotice, LoadFailed, Pending, Stack, toast, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { emailChangeKey } from '../../keys.ts'
import { cancelEmailChange, readEmailChange, resendEmailChange } from './api.ts'
import { cancelFailureMessages, resendFailureMessages, texts } from './messages.ts'

const EmailDialog = lazy(() => import('./EmailDialog.tsx'))

const refresh = () => queryClient.invalidateQueries({ queryKey: emailChangeKey })

/** The address with which the member signs in, and its pending change. */
export function EmailSection() {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const changeButton = useRef<HTMLButtonElement>(null)
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: emailChangeKey,
    queryFn: ({ signal }) => readEmailChange(signal),
    staleTime: 0,
  })
  const resendMutation = useMutation({
    mutationFn: resendEmailChange,
    onSuccess: (change) => toast(resentText(change)),
    onError: (error) => toast(messageFor(error, resendFailureMessages), 'error'),
    onSettled: refresh,
  })
  const cancelMutation = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: () => {
      toast(texts.cancelledToast)
      changeButton.current?.focus()
    },
    onError: (error) => toast(messageFor(error, cancelFailureMessages), 'error'),
    onSettled: refresh,
  })
  return (
    <FormSection title="Adresse e-mail" layout="free">
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={2} />}
      {data && (
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Vous vous connectez avec <strong>{data.email}</strong>.
          </Typography>
          {data.pending && (
            <EmailChangeNotice
              change={{ ...data, pending: data.pending }}
              isBusy={resendMutation.isPending || cancelMutation.isPending}
              onResend={() => resendMutation.mutate()}
              onCancel={() => cancelMutation.mutate()}
            />
          )}
          <Button ref={changeButton} variant="outlined" onClick={() => setDialogOpen(true)}>
            Changer d'adresse
          </Button>
        </Stack>
      )}
      {data && isDialogOpen && (
        <Suspense>
          <EmailDialog
            change={data}
            onDone={(change) => {
              queryClient.setQueryData(emailChangeKey, change)
              setDialogOpen(false)
            }}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </FormSection>
  )
}
