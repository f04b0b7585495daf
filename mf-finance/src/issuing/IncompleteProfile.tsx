import type { Problem } from 'shared/domain/problems'
import { Link as RouterLink } from 'shared/router'
import { Alert, AlertTitle, Box, Button } from 'shared/ui'

/** Alert that lists the missing required fields of the profile, with a link to the profile (ruling 12). */
export const IncompleteProfile = ({ problems }: { problems: readonly Problem[] }) => (
  <Alert
    severity="warning"
    action={
      <Button color="inherit" size="small" component={RouterLink} to="/pros/user">
        Compléter le profil
      </Button>
    }
  >
    <AlertTitle>Le profil du praticien est incomplet</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {problems.map(({ field, message }) => (
        <li key={field}>{message}</li>
      ))}
    </Box>
  </Alert>
)
