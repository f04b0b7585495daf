import { useState } from 'react'
import type { Club } from 'shared/contracts/agenda/club'
import { useClubs } from 'shared/lists'
import { Link, useQueryParams } from 'shared/router'
import { Button } from 'shared/ui'
import { ListPage } from 'shared/ui/data'
import { ClubDialog } from '../form/ClubDialog.tsx'
import { clubDeletion } from './clubDeletion.ts'
import { clubList } from './clubList.ts'

/**
 * `openCount` is the React key of the dialog's form, so that each opening starts a new form without discarded values.
 */
type DialogState = { club: Club | undefined; open: boolean; openCount: number }

export default function ClubsPage() {
  const clubs = useClubs()
  const [dialogState, setDialogState] = useState<DialogState>({ club: undefined, open: false, openCount: 0 })
  const openDialog = (club?: Club) =>
    setDialogState(({ openCount }) => ({ club, open: true, openCount: openCount + 1 }))
  const [params, changeParams] = useQueryParams()
  // The search's action « Ajouter un lieu » opens this URL.
  const isRequested = params.has('ajouter')
  const close = () => {
    setDialogState(({ club, openCount }) => ({ club, open: false, openCount: isRequested ? openCount + 1 : openCount }))
    if (isRequested) changeParams({ ajouter: '' })
  }
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
        add={{ label: 'Ajouter un lieu', shortLabel: 'Ajouter', onClick: () => openDialog() }}
        onEdit={openDialog}
        deletion={clubDeletion}
      />
      <ClubDialog
        key={dialogState.openCount}
        open={dialogState.open || isRequested}
        club={isRequested ? undefined : dialogState.club}
        onClose={close}
      />
    </>
  )
}
