import { Alert, Button, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { Link, useSearchParams } from 'shared/router'
import { call, isStatus, useQuery } from 'shared/client'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const RefusedLink = () => (
  <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
    <Alert severity="warning" sx={{ width: '100%' }}>
      Ce lien n'est plus valable : il a déjà servi, ou il est trop ancien.
    </Alert>
    <Button variant="contained" component={Link} to="/reset-password">
      Demander un nouveau lien
    </Button>
  </Stack>
)

/** Opened by the link of the reset e-mail. The link is checked before the form is shown. */
export default function ChangePasswordPage() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { data, error, refetch } = useQuery({
    queryKey: ['changePassword', token],
    queryFn: () => call('GET /user/changePassword', { query: { token } }),
    staleTime: Infinity,
  })

  return (
    <Stack sx={{ maxWidth: 440, mx: 'auto', py: 3 }}>
      <PageTitle>Nouveau mot de passe</PageTitle>
      {data && <ChangePasswordForm token={token} target={data} />}
      {error &&
        (isStatus(error, 404) ? (
          <RefusedLink />
        ) : (
          <LoadFailed onRetry={() => void refetch()}>Le serveur ne répond pas.</LoadFailed>
        ))}
      {!data && !error && <Pending rows={3} />}
    </Stack>
  )
}
