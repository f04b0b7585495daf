import { Link } from 'shared/router'
import { AddIcon, Button, useIsPhone } from 'shared/ui'
import { Fab } from 'shared/ui/data'

/** Under 800 px it stays under the thumb, whatever the length of the list. */
export function AddPatient({ inPage = false }: { inPage?: boolean }) {
  const isPhone = useIsPhone()
  if (isPhone && !inPage) {
    return (
      <Fab
        component={Link}
        to="/pros/patient"
        variant="extended"
        color="primary"
        sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1 }}
      >
        <AddIcon />
        Ajouter
      </Fab>
    )
  }
  return (
    <Button component={Link} to="/pros/patient" variant="contained" startIcon={<AddIcon />}>
      Ajouter un patient
    </Button>
  )
}
