import { useState } from 'react'
import type { Club } from 'shared/contracts/club'
import { useClubs } from 'shared/lists'
import { Link } from 'shared/router'
import { Button, EmptyState, LoadFailed, PageTitle, Pending, useIsPhone } from 'shared/ui'
import { sorted } from 'shared/ui/data'
import { AddClub } from './AddClub.tsx'
import { ClubCards } from './ClubCards.tsx'
import { ClubDialog } from '../form/ClubDialog.tsx'
import { ClubsTable } from './ClubsTable.tsx'
import { DeleteClub } from './DeleteClub.tsx'
import { said } from '../messages.ts'
import { useClubsSort } from './useClubsSort.ts'

/** A key of its own for each opening: a form that was given up leaves nothing behind. */
type Editing = { club: Club | undefined; open: boolean; time: number }

export default function ClubsPage() {
  const { data, isError, isPending, refetch } = useClubs()
  const [sort, setSort] = useClubsSort()
  const [editing, setEditing] = useState<Editing>({ club: undefined, open: false, time: 0 })
  const [leaving, setLeaving] = useState<Club>()
  const isPhone = useIsPhone()

  const edit = (club?: Club) => setEditing(({ time }) => ({ club, open: true, time: time + 1 }))
  const acts = { onEdit: edit, onDelete: setLeaving }
  const clubs = data && sorted(data, sort, (club, key) => club[key])
  return (
    <>
      <PageTitle
        actions={
          clubs?.length !== 0 && (
            <>
              <Button component={Link} to="/pros/clubs/amount-details">
                Montants dus
              </Button>
              <AddClub onAdd={() => edit()} />
            </>
          )
        }
      >
        Lieux
      </PageTitle>
      {isError && !clubs && <LoadFailed onRetry={() => void refetch()} />}
      {isPending && <Pending rows={6} />}
      {clubs?.length === 0 && <EmptyState action={<AddClub inPage onAdd={() => edit()} />}>{said.none}</EmptyState>}
      {clubs && clubs.length > 0 && isPhone && <ClubCards clubs={clubs} {...acts} />}
      {clubs && clubs.length > 0 && !isPhone && <ClubsTable clubs={clubs} sort={sort} onSort={setSort} {...acts} />}
      <ClubDialog
        key={editing.time}
        open={editing.open}
        club={editing.club}
        onClose={() => setEditing((former) => ({ ...former, open: false }))}
      />
      <DeleteClub club={leaving} onClose={() => setLeaving(undefined)} />
    </>
  )
}
