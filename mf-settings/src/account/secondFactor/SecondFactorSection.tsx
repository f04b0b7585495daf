import { lazy, Suspense, useState } from 'react'
import { queryClient, useQuery } from 'shared/client'
import type { SecondFactor } from 'shared/contracts/accounts/secondFactor'
import { plural, shortDay } from 'shared/domain/format'
import { practiceDayOf } from 'shared/session'
import { Alert, Button, Chip, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { secondFactorKey } from '../../keys.ts'
import { readSecondFactor } from './api.ts'
import type { SecondFactorAction } from './messages.ts'

const SecondFactorDialog = lazy(() => import('./SecondFactorDialog.tsx'))

const lowCodeCount = 2

/** State of the member's second factor, with the actions on it. */
export function SecondFactorSection() {
  const [action, setAction] = useState<SecondFactorAction>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: secondFactorKey,
    queryFn: ({ signal }) => readSecondFactor(signal),
    staleTime: 0,
  })
  return (
    <FormSection
      title="Connexion en deux étapes"
      layout="free"
      action={data?.isOn && <Chip size="small" color="success" variant="outlined" label="Activée" />}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Après votre mot de passe, un code de votre téléphone est demandé : un mot de passe volé ne suffit plus.
      </Typography>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={2} />}
      {data && <SecondFactorState secondFactor={data} onAction={setAction} />}
      {action && (
        <Suspense>
          <SecondFactorDialog
            action={action}
            onClose={() => setAction(undefined)}
            onChanged={() => void queryClient.invalidateQueries({ queryKey: secondFactorKey })}
          />
        </Suspense>
      )}
    </FormSection>
  )
}

interface SecondFactorStateProps {
  secondFactor: SecondFactor
  onAction: (action: SecondFactorAction) => void
}

function SecondFactorState({
  secondFactor: { isOn, since, recoveryCodesLeft: codesLeft, isDemanded },
  onAction,
}: SecondFactorStateProps) {
  if (!isOn)
    return (
      <Button variant="outlined" onClick={() => onAction('setUp')}>
        Activer
      </Button>
    )
  return (
    <Stack spacing={2}>
      <Typography>
        {[
          since !== null ? `Activée le ${shortDay(practiceDayOf(since))}.` : '',
          codesLeft === 0
            ? 'Il ne vous reste plus de code de secours.'
            : `Il vous reste ${codesLeft} ${plural(codesLeft, 'code', 'codes')} de secours.`,
          isDemanded ? 'Votre cabinet la demande à tous ses membres.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </Typography>
      {codesLeft <= lowCodeCount && (
        <Alert severity="warning">Créez de nouveaux codes de secours avant d'en manquer.</Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => onAction('codes')}>
          Nouveaux codes de secours
        </Button>
        <Button variant="outlined" onClick={() => onAction('replace')}>
          Changer d'application
        </Button>
        {!isDemanded && (
          <Button color="error" onClick={() => onAction('off')}>
            Désactiver
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
