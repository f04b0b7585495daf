import { useState } from 'react'
import { isStatus, useQuery } from 'shared/client'
import type { Club } from 'shared/contracts/club'
import { Link, useNavigate, useParams } from 'shared/router'
import { Button, DeleteIcon, EditIcon, EmptyState, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { DeleteDialog } from 'shared/ui/data'
import { readClub } from './api.ts'
import { ClubActivity } from './activity/ClubActivity.tsx'
import { ClubContact } from './ClubContact.tsx'
import { ClubDialog } from './form/ClubDialog.tsx'
import { clubDeletion } from './list/clubDeletion.ts'
import { clubKey } from '../keys.ts'

export default function ClubPage() {
  const { id = '' } = useParams()
  const {
    data: club,
    error,
    refetch,
  } = useQuery({ queryKey: clubKey(id), queryFn: ({ signal }) => readClub(id, signal) })

  if (isStatus(error, 404) || isStatus(error, 400)) return <GoneClub />
  if (club) return <ShownClub key={club.id} club={club} />
  return (
    <>
      <PageTitle>Lieu</PageTitle>
      {error ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={6} />}
    </>
  )
}

function ShownClub({ club }: { club: Club }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState({ open: false, time: 0 })
  const [toDelete, setToDelete] = useState<Club>()
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button startIcon={<EditIcon />} onClick={() => setEditing(({ time }) => ({ open: true, time: time + 1 }))}>
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
        key={editing.time}
        open={editing.open}
        club={club}
        onClose={() => setEditing(({ time }) => ({ open: false, time }))}
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

const GoneClub = () => (
  <>
    <PageTitle>Lieu introuvable</PageTitle>
    <EmptyState
      action={
        <Button component={Link} to="/pros/clubs" variant="contained">
          Voir les lieux
        </Button>
      }
    >
      Ce lieu n'existe pas, ou n'existe plus.
    </EmptyState>
  </>
)
