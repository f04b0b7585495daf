import { AddIcon, Button, useIsPhone } from 'shared/ui'
import { Fab } from 'shared/ui/data'

/** Under 800 px it stays under the thumb, whatever the length of the list. */
export function AddClub({ inPage = false, onAdd }: { inPage?: boolean; onAdd: () => void }) {
  const isPhone = useIsPhone()
  if (isPhone && !inPage) {
    return (
      <Fab variant="extended" color="primary" onClick={onAdd} sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1 }}>
        <AddIcon />
        Ajouter
      </Fab>
    )
  }
  return (
    <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
      Ajouter un lieu
    </Button>
  )
}
