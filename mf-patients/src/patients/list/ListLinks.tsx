import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Button } from 'shared/ui'
import { ImportLink } from './ImportLink.tsx'

/** Links to the deleted patients, to the import and, for administrators, to the files due for deletion. */
export const ListLinks = () => (
  <>
    {useRights().privileges.includes('ADMINISTRATION') && (
      <Button component={Link} to="/pros/patients/retention">
        À échéance
      </Button>
    )}
    <Button component={Link} to="/pros/patients/deleted">
      Supprimés
    </Button>
    <ImportLink />
  </>
)
