import { useState } from 'react'
import type { Club } from 'shared/contracts/agenda/club'
import { useClubs } from 'shared/lists'
import { Link } from 'shared/router'
import { Button } from 'shared/ui'
import { ListPage } from 'shared/ui/data'
import { ClubDialog } from '../form/ClubDialog.tsx'
import { clubDeletion } from './clubDeletion.ts'
import { clubList } from './clubList.ts'

/** `opening` is the React key of the dialog's form: each opening gets a new form, without values discarded before. */
type Editing = { club: Club | undefined; open: boolean; opening: number }

export default function ClubsPage() {
  const clubs = useClubs()
  const [editing, setEditing] = useState<Editing>({ club: undefined, open: false, opening: 0 })
  const edit = (club?: Club) => setEditing(({ opening }) => ({ club, open: true, opening: opening + 1 }))
  return (
    <>
      <ListPage
        title="Lieux"
        list={clubList}
        query={clubs}
        rows={clubs.data}
        actions={
          <Button component={Link} to="/pros/clubs/amount-details">
            Montants dus
          </Button>
        }
        add={{ label: 'Ajouter un lieu', shortLabel: 'Ajouter', onClick: () => edit() }}
        onEdit={edit}
        deletion={clubDeletion}
      />
      <ClubDialog
        key={editing.opening}
        open={editing.open}
        club={editing.club}
        onClose={() => setEditing((previous) => ({ ...previous, open: false }))}
      />
    </>
  )
}
