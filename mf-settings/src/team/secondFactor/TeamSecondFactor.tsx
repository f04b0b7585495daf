import { useState } from 'react'
import { messageFor, queryClient, useMutation, useQuery } from 'shared/client'
import type { Member } from 'shared/contracts/accounts/user'
import { useSession } from 'shared/session'
import { Box, Button, Chip, ConfirmDialog, List, ListItem, LoadFailed, Pending, toast, Typography } from 'shared/ui'
import { FormControlLabel, FormSection, Switch } from 'shared/ui/form'
import { teamSecondFactorKey } from '../../keys.ts'
import { memberName } from '../memberName.ts'
import { demandSecondFactor, readTeamSecondFactor, resetSecondFactor } from './api.ts'
import { changeFailureMessages, texts } from './messages.ts'

const showFailure = (error: unknown) => toast(messageFor(error, changeFailureMessages), 'error')
const refresh = () => queryClient.invalidateQueries({ queryKey: teamSecondFactorKey })

/** Second factor of each member, whether it is mandatory, and a reset for members who lost their phone. */
export default function TeamSecondFactor({ members }: { members: readonly Member[] }) {
  const ownId = useSession(({ user }) => user?.id)
  const [memberToReset, setMemberToReset] = useState<Member>()
  const { data, isError, isPending, refetch } = useQuery({
    queryKey: teamSecondFactorKey,
    queryFn: ({ signal }) => readTeamSecondFactor(signal),
    staleTime: 0,
  })
  const demandMutation = useMutation({
    mutationFn: demandSecondFactor,
    onSuccess: (_, isDemanded) => toast(isDemanded ? texts.demandedToast : texts.optionalToast),
    onError: showFailure,
    onSettled: refresh,
  })
  const resetMutation = useMutation({
    mutationFn: resetSecondFactor,
    onSuccess: () => toast(texts.resetToast),
    onError: showFailure,
    onSettled: () => {
      setMemberToReset(undefined)
      return refresh()
    },
  })
  const isDemanded = demandMutation.isPending ? demandMutation.variables : (data?.isDemanded ?? false)
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
                disabled={demandMutation.isPending}
                onChange={(_, checked) => demandMutation.mutate(checked)}
              />
            }
          />
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {texts.demandNotice}
          </Typography>
          <List disablePadding>
            {members.map((member) => (
              <MemberLine
                key={member.id}
                member={member}
                isOn={data.memberIds.includes(member.id)}
                onReset={member.id === ownId ? undefined : setMemberToReset}
              />
            ))}
          </List>
        </>
      )}
      {memberToReset && (
        <ConfirmDialog
          open
          title={`Réinitialiser la connexion de ${memberName(memberToReset)} ?`}
          confirm="Réinitialiser"
          danger
          busy={resetMutation.isPending}
          onConfirm={() => resetMutation.mutate(memberToReset.id)}
          onCancel={() => setMemberToReset(undefined)}
        >
          {texts.resetWarning}
        </ConfirmDialog>
      )}
    </FormSection>
  )
}

interface MemberLineProps {
  member: Member
  isOn: boolean
  /** Undefined for the current user, who changes their own second factor in 'Mes informations'. */
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
