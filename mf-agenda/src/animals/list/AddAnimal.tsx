import { Link } from 'shared/router'
import { AddIcon, Button, useIsPhone } from 'shared/ui'
import { Fab } from 'shared/ui/data'

/** Under 800 px it stays under the thumb, whatever the length of the list. */
export function AddAnimal({ inPage = false }: { inPage?: boolean }) {
  const isPhone = useIsPhone()
  if (isPhone && !inPage) {
    return (
      <Fab
        component={Link}
        to="/pros/animal"
        variant="extended"
        color="primary"
        sx={{ position: 'fixed', right: 16, bottom: 16, gap: 1 }}
      >
        <AddIcon />
        Ajouter un animal
      </Fab>
    )
  }
  return (
    <Button component={Link} to="/pros/animal" variant="contained" startIcon={<AddIcon />}>
      Ajouter un animal
    </Button>
  )
}
