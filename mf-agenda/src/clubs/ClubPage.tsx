import { useState } from 'react'
import { useQuery } from 'shared/client'
import type { Club } from 'shared/contracts/agenda/club'
import { useNavigate, useParams } from 'shared/router'
import { Button, DeleteIcon, EditIcon, LoadFailed, PageTitle, Pending, Stack } from 'shared/ui'
import { DeleteDialog } from 'shared/ui/data'
import { DeletedNotice, GonePage, doesRecordExist, useMissingRecord } from 'shared/ui/form'
import { readClub } from './api.ts'
import { ClubActivity } from './activity/ClubActivity.tsx'
import { ClubContact } from './ClubContact.tsx'
import { ClubDialog } from './form/ClubDialog.tsx'
import { clubDeletion } from './list/clubDeletion.ts'
import { clubKey } from '../keys.ts'
import { texts } from './messages.ts'

const backLink = { to: '/pros/clubs', label: 'Voir les lieux' }

export default function ClubPage() {
  const { id = '' } = useParams()
  const query = useQuery({ queryKey: clubKey(id), queryFn: ({ signal }) => readClub(id, signal) })
  const { data: club, error, refetch } = query
  const { isGone, isDeleted } = useMissingRecord(id, doesRecordExist(query))

  if (isGone)
    return (
      <GonePage title="Lieu introuvable" listLink={backLink}>
        Ce lieu n'existe pas, ou n'existe plus.
      </GonePage>
    )
  if (club)
    return (
      <>
        {isDeleted && <DeletedNotice title={texts.clubDeletedMeanwhile} listLink={backLink} />}
        <LoadedClub key={club.id} club={club} />
      </>
    )
  return (
    <>
      <PageTitle>Lieu</PageTitle>
      {error ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={6} />}
    </>
  )
}

function LoadedClub({ club }: { club: Club }) {
  const navigate = useNavigate()
  /** `openCount` is the React key of the dialog, so that each opening starts a new form. */
  const [editDialog, setEditDialog] = useState({ open: false, openCount: 0 })
  const [clubToDelete, setClubToDelete] = useState<Club>()
  return (
    <>
      <PageTitle
        actions={
          <>
            <Button
              startIcon={<EditIcon />}
              onClick={() => setEditDialog(({ openCount }) => ({ open: true, openCount: openCount + 1 }))}
            >
              Modifier
            </Button>
            <Button color="error" startIcon={<DeleteIcon />} onClick={() => setClubToDelete(club)}>
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
        key={editDialog.openCount}
        open={editDialog.open}
        club={club}
        onClose={() => setEditDialog(({ openCount }) => ({ open: false, openCount }))}
      />
      <DeleteDialog
        deletion={clubDeletion}
        row={clubToDelete}
        onClose={() => setClubToDelete(undefined)}
        onDeleted={() => void navigate('/pros/clubs')}
      />
    </>
  )
}
