import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { Club } from 'shared/contracts/agenda/club'
import { useNavigate, useParams } from 'shared/router'
import { Button, DeleteIcon, EditIcon, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { DeleteDialog } from 'shared/ui/data'
import { DeletedNotice, GonePage, isThere, useGone } from 'shared/ui/form'
import { readClub } from './api.ts'
import { ClubActivity } from './activity/ClubActivity.tsx'
import { ClubContact } from './ClubContact.tsx'
import { ClubDialog } from './form/ClubDialog.tsx'
import { clubDeletion } from './list/clubDeletion.ts'
import { clubKey } from '../keys.ts'
import { texts } from './messages.ts'

const back = { to: '/pros/clubs', label: 'Voir les lieux' }

export default function ClubPage() {
  const { id = '' } = useParams()
  const query = useQuery({ queryKey: clubKey(id), queryFn: ({ signal }) => readClub(id, signal) })
  const { data: club, error, refetch } = query
  const { isGone, isDeleted } = useGone(id, isThere(query))

  if (isGone)
    return (
      <GonePage title="Lieu introuvable" back={back}>
        Ce lieu n'existe pas, ou n'existe plus.
      </GonePage>
    )
  if (club)
    return (
      <>
        {isDeleted && <DeletedNotice title={texts.gone} back={back} />}
        <ShownClub key={club.id} club={club} />
      </>
    )
  return (
    <>
      <PageTitle>Lieu</PageTitle>
      {error ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={6} />}
    </>
  )
}

function ShownClub({ club }: { club: Club }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState({ open: false, opening: 0 })
  const [toDelete, setToDelete] = useState<Club>()
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button
              startIcon={<EditIcon />}
              onClick={() => setEditing(({ opening }) => ({ open: true, opening: opening + 1 }))}
            >
              Modifier
            </Button>
            <Button color="error" startIcon={<DeleteIcon />} onClick={() => setToDelete(club)}>
              Supprimer
            </Button>
          </>
        }
      >
        {club.name}
      </PageTitle>
      <Stack spacing={3}>
        <ClubContact club={club} />
        <ClubActivity clubId={club.id} />
      </Stack>
      <ClubDialog
        key={editing.opening}
        open={editing.open}
        club={club}
        onClose={() => setEditing(({ opening }) => ({ open: false, opening }))}
      />
      <DeleteDialog
        deletion={clubDeletion}
        row={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => void navigate('/pros/clubs')}
      />
    </>
  )
}
