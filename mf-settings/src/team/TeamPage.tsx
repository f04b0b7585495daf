import { lazy, Suspense, useState } from 'react'
import { queryClient, useQuery } from 'shared/client'
import type { MemberRole } from 'shared/contracts/accounts/team'
import type { Member } from 'shared/contracts/accounts/user'
import { countTeam, hasFreeSeatFor } from 'shared/domain/accounts/team'
import { listKey, useChanges } from 'shared/lists'
import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Alert, AddIcon, Button, LoadFailed, PageTitle, Pending, Stack, Typography } from 'shared/ui'
import { useFreshQuery } from 'shared/ui/form'
import { invitationsKey, limitsKey } from '../keys.ts'
import { readInvitations, readLimits, readTeam } from './api.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { MemberRow } from './MemberRow.tsx'
import { texts } from './messages.ts'
import { NewMemberRow } from './NewMemberRow.tsx'

const TeamSecondFactor = lazy(() => import('./secondFactor/TeamSecondFactor.tsx'))
const RemoveMemberDialog = lazy(() => import('./RemoveMemberDialog.tsx'))

const assignableRoles: readonly MemberRole[] = ['ASSISTANT', 'THERAPIST']

/**
 * Members and invited persons of the practice, a row each, a row for a new invitation, and the second factor of the
 * team.
 */
export default function TeamPage() {
  const canChangeRoles = useRights().roles.includes('ADMIN')
  const team = useFreshQuery({ queryKey: listKey.team, queryFn: ({ signal }) => readTeam(signal) })
  const invitations = useQuery({ queryKey: invitationsKey, queryFn: ({ signal }) => readInvitations(signal) })
  const limits = useQuery({ queryKey: limitsKey, queryFn: ({ signal }) => readLimits(signal) })
  const [isAdding, setAdding] = useState(false)
  const [memberToRemove, setMemberToRemove] = useState<Member>()

  const members = team.data ?? []
  const pendingInvitations = invitations.data ?? []
  const teamCount = countTeam([
    ...members.map(({ role }) => role),
    ...pendingInvitations.filter(({ expired }) => !expired).map(({ role }) => role),
  ])
  const rolesWithSeats = limits.data
    ? assignableRoles.filter((role) => hasFreeSeatFor(role, limits.data, teamCount))
    : []
  const offeredRoles = canChangeRoles ? rolesWithSeats : rolesWithSeats.filter((role) => role === 'ASSISTANT')
  const adminCount = members.filter(({ role }) => role === 'ADMIN').length
  const isReadOnly = ({ role }: Member) => role === 'ADMIN' && (!canChangeRoles || adminCount === 1)
  const refresh = () => Promise.all([invitations.refetch(), queryClient.invalidateQueries({ queryKey: listKey.team })])
  useChanges(() => void refresh())

  return (
    <>
      <PageTitle
        actions={
          <>
            <Button component={Link} to="/pros/team/activity">
              Activité
            </Button>
            {offeredRoles.length > 0 && !isAdding && (
              <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
                Ajouter un membre
              </Button>
            )}
          </>
        }
      >
        Equipe
      </PageTitle>
      {(team.isFailed || invitations.isError) && (
        <LoadFailed
          onRetry={() => {
            team.retry()
            void invitations.refetch()
          }}
        />
      )}
      {team.isPending && <Pending rows={6} />}
      {team.data && (
        <Stack spacing={1.5}>
          {members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              canChangeRoles={canChangeRoles}
              isReadOnly={isReadOnly(member)}
              onRemove={setMemberToRemove}
            />
          ))}
          {members.length === 1 && pendingInvitations.length === 0 && (
            <Typography color="textSecondary">{texts.aloneNotice}</Typography>
          )}
          {pendingInvitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              canChangeRoles={canChangeRoles}
              onChanged={() => void invitations.refetch()}
            />
          ))}
          {isAdding && (
            <NewMemberRow
              roles={offeredRoles}
              canChangeRoles={canChangeRoles}
              onInvited={() => {
                setAdding(false)
                void invitations.refetch()
              }}
              onCancel={() => setAdding(false)}
            />
          )}
          {limits.data && invitations.data && offeredRoles.length === 0 && !isAdding && (
            <Alert severity="info">{texts.teamFullNotice}</Alert>
          )}
          {canChangeRoles && (
            <Suspense fallback={<Pending rows={3} />}>
              <TeamSecondFactor members={members} />
            </Suspense>
          )}
        </Stack>
      )}
      {memberToRemove && (
        <Suspense fallback={null}>
          <RemoveMemberDialog
            member={memberToRemove}
            therapists={members.filter(({ id, role }) => id !== memberToRemove.id && role !== 'ASSISTANT')}
            onClose={() => setMemberToRemove(undefined)}
            onRemoved={() => void refresh()}
          />
        </Suspense>
      )}
    </>
  )
}
