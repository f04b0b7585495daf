import { useState } from 'react'
import { isCode, messageFor, useMutation, useQuery } from 'shared/client'
import { errorCode } from 'shared/contracts/errorCodes'
import { Link as RouterLink } from 'shared/router'
import { checkSession } from 'shared/session'
import { Alert, Button, Link, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { emailChangeKey } from '../keys.ts'
import { cancelEmailChange, confirmEmailChange, viewEmailChange } from './api.ts'
import { LinkRefused } from './LinkRefused.tsx'
import { MailPage } from './MailPage.tsx'
import { emailChangeFailureMessages } from './messages.ts'
import { useLinkToken } from './useLinkToken.ts'

type Outcome = 'done' | 'waiting' | 'cancelled'

const home = { to: '/', label: "Aller à l'accueil" }

/** Message about the result: changed, waiting for the confirmation of the other address, or cancelled. */
function OutcomeNotice({ outcome, isFormer }: { outcome: Outcome; isFormer: boolean }) {
  if (outcome === 'done')
    return (
      <Alert severity="success">
        L'adresse de votre compte a changé : connectez-vous désormais avec la nouvelle. Vos autres appareils ont été
        déconnectés.
      </Alert>
    )
  if (outcome === 'waiting')
    return (
      <Alert severity="success">
        C'est confirmé pour cette adresse. Ouvrez maintenant le lien envoyé à l'
        {isFormer ? 'autre adresse' : 'ancienne'} : le changement a lieu quand les deux ont confirmé.
      </Alert>
    )
  return (
    <Alert severity="info">
      Le changement est annulé : l'adresse du compte reste la même.
      {isFormer && (
        <>
          {' '}
          Si vous ne l'aviez pas demandé, quelqu'un connaît peut-être votre mot de passe :{' '}
          <Link component={RouterLink} to="/reset-password" color="inherit">
            changez-le
          </Link>
          .
        </>
      )}
    </Alert>
  )
}

/** Page of the link that confirms or refuses the change of an account's address, by a button. */
export default function EmailChangePage() {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome>()
  const { data, error, isPending, isError, refetch } = useQuery({
    queryKey: emailChangeKey(token),
    queryFn: ({ signal }) => viewEmailChange(token, signal),
    enabled: token !== '' && outcome === undefined,
    staleTime: 0,
  })
  const confirming = useMutation({
    mutationFn: () => confirmEmailChange(token),
    onSuccess: ({ isDone }) => {
      setOutcome(isDone ? 'done' : 'waiting')
      // The signed-in member's details contain the former address.
      if (isDone) void checkSession()
    },
  })
  const cancelling = useMutation({
    mutationFn: () => cancelEmailChange(token),
    onSuccess: () => setOutcome('cancelled'),
  })
  const failure = confirming.error ?? cancelling.error
  const isLinkRefused = token === '' || [error, failure].some((refusal) => isCode(refusal, errorCode.linkRefused))
  const isBusy = confirming.isPending || cancelling.isPending
  const isFormer = data?.sentTo === 'FORMER'

  return (
    <MailPage title="Changement d'adresse" step={isLinkRefused ? 'refused' : (outcome ?? 'question')} next={home}>
      {isLinkRefused && <LinkRefused />}
      {!isLinkRefused && isPending && <Pending rows={3} />}
      {!isLinkRefused && isError && <LoadFailed onRetry={() => void refetch()} />}
      {outcome && <OutcomeNotice outcome={outcome} isFormer={isFormer} />}
      {!isLinkRefused && !outcome && data && (
        <>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {messageFor(failure, emailChangeFailureMessages)}
            </Alert>
          )}
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {isFormer ? (
              <>
                L'adresse de votre compte Complice doit être remplacée par <strong>{data.newEmail}</strong>.
              </>
            ) : (
              <>
                <strong>{data.newEmail}</strong> doit devenir l'adresse d'un compte Complice.
              </>
            )}
            {data.isConfirmed && <span> Vous avez déjà confirmé : il reste à confirmer depuis l'autre adresse.</span>}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {!data.isConfirmed && (
              <Button
                variant="contained"
                loading={confirming.isPending}
                disabled={isBusy}
                onClick={() => confirming.mutate()}
              >
                Confirmer le changement
              </Button>
            )}
            <Button color="error" loading={cancelling.isPending} disabled={isBusy} onClick={() => cancelling.mutate()}>
              {data.isConfirmed ? 'Annuler le changement' : "Ce n'était pas moi : annuler"}
            </Button>
          </Stack>
        </>
      )}
    </MailPage>
  )
}
