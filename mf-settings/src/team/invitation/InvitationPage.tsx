import { ApiError, isStatus, messageFor, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { roleLabels } from 'shared/domain/accounts/team'
import { Link, useLocation } from 'shared/router'
import { Alert, Box, Button, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { invitationKey } from '../../keys.ts'
import { readInvitation } from '../api.ts'
import { linkRefusalMessages } from '../messages.ts'
import { AcceptForm } from './AcceptForm.tsx'

/**
 * Page opened by the link of an invitation. Its token is in the URL fragment, which is never sent to the server in a
 * URL.
 */
export default function InvitationPage() {
  const token = decodeURIComponent(useLocation().hash.slice(1))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...invitationKey, token],
    queryFn: ({ signal }) => (token === '' ? rejectMissingToken() : readInvitation(token, signal)),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return (
    <Stack sx={{ maxWidth: 520, mx: 'auto', py: 3 }}>
      <PageTitle>Rejoindre une équipe</PageTitle>
      {isPending && <Pending rows={4} />}
      {error &&
        (isStatus(error, 404) ? (
          <LinkRefused error={error} />
        ) : (
          <LoadFailed onRetry={() => void refetch()}>Le serveur ne répond pas.</LoadFailed>
        ))}
      {data && (
        <>
          <Typography sx={{ mb: 3 }}>
            {data.practiceName || 'Un cabinet'} vous invite à rejoindre son équipe, comme{' '}
            {roleLabels[data.role].toLocaleLowerCase('fr')}. Confirmez l'adresse à laquelle vous avez reçu l'invitation,
            et choisissez un mot de passe.
          </Typography>
          <AcceptForm token={token} />
        </>
      )}
    </Stack>
  )
}

const rejectMissingToken = () => Promise.reject(new ApiError(404, { errorCode: errorCode.linkRefused }))

const LinkRefused = ({ error }: { error: unknown }) => (
  <Box>
    <Alert severity="warning" sx={{ mb: 2 }}>
      {messageFor(error, linkRefusalMessages)}
    </Alert>
    <Button component={Link} to="/?connexion=1" variant="contained">
      Connexion
    </Button>
  </Box>
)
