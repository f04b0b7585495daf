import { useState } from 'react'
import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import type { Member } from 'shared/contracts/accounts/user'
import { useSession } from 'shared/session'
import { Box, Button, Chip, ConfirmDialog, List, ListItem, LoadFailed, Pending, toast, Typography } from 'shared/ui'
import { FormControlLabel, FormSection, Switch } from 'shared/ui/form'
import { teamSecondFactorKey } from '../../keys.ts'
import { memberName } from '../memberName.ts'
import { demandSecondFactor, readTeamSecondFactor, resetSecondFactor } from './api.ts'
import { changeFailed, texts } from './messages.ts'

const showFailure = (error: unknown) => toast(messageFor(error, changeFailed), 'error')
const refresh = () => queryClient.invalidateQueries({ queryKey: teamSecondFactorKey })

/** Second factor of each member, whether it is mandatory, and a reset for members who lost their phone. */
export default function TeamSecondFactor({ members }: { members: readonly Member[] }) {
  const ownId = useSession(({ user }) => user?.id)
  const [resetting, setResetting] = useState<Member>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: teamSecondFactorKey,
    queryFn: ({ signal }) => readTeamSecondFactor(signal),
    staleTime: 0,
  })
  const demanding = useMutation({
    mutationFn: demandSecondFactor,
    onSuccess: (_, isDemanded) => toast(isDemanded ? texts.demanded : texts.optional),
    onError: showFailure,
    onSettled: refresh,
  })
  const reset = useMutation({
    mutationFn: resetSecondFactor,
    onSuccess: () => toast(texts.reset),
    onError: showFailure,
    onSettled: () => {
      setResetting(undefined)
      return refresh()
    },
  })
  const isDemanded = demanding.isPending ? demanding.variables : (data?.isDemanded ?? false)
  return (
    <FormSection title="Connexion en deux étapes" layout="free">
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={2} />}
      {data && (
        <>
          <FormControlLabel
            label="L'exiger de tous les membres"
            control={
              <Switch
                checked={isDemanded}
                disabled={demanding.isPending}
                onChange={(_, checked) => demanding.mutate(checked)}
              />
            }
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {texts.whenDemanded}
          </Typography>
          <List disablePadding>
            {members.map((member) => (
              <MemberLine
                key={member.id}
                member={member}
                isOn={data.memberIds.includes(member.id)}
                onReset={member.id === ownId ? undefined : setResetting}
              />
            ))}
          </List>
        </>
      )}
      {resetting && (
        <ConfirmDialog
          open
          title={`Réinitialiser la connexion de ${memberName(resetting)} ?`}
          confirm="Réinitialiser"
          danger
          busy={reset.isPending}
          onConfirm={() => reset.mutate(resetting.id)}
          onCancel={() => setResetting(undefined)}
        >
          {texts.beforeReset}
        </ConfirmDialog>
      )}
    </FormSection>
  )
}

interface MemberLineProps {
  member: Member
  isOn: boolean
  /** Undefined for the current user, who changes their own in 'Mes informations'. */
  onReset: ((member: Member) => void) | undefined
}

const MemberLine = ({ member, isOn, onReset }: MemberLineProps) => (
  <ListItem
    disableGutters
    sx={{ borderTop: 1, borderColor: 'divider', py: 1, gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}
  >
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{memberName(member)}</Typography>
      <Chip
        size="small"
        variant="outlined"
        color={isOn ? 'success' : 'default'}
        label={isOn ? 'Activée' : 'Non activée'}
      />
    </Box>
    {isOn && onReset && (
      <Button aria-label={`Réinitialiser la connexion de ${memberName(member)}`} onClick={() => onReset(member)}>
        Réinitialiser
      </Button>
    )}
  </ListItem>
)
