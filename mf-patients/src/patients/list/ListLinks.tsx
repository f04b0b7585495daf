import { Link } from 'shared/router'
import { useRights } from 'shared/session'
import { Button } from 'shared/ui'
import { ImportLink } from './ImportLink.tsx'

/** Beside the add button: the import, and for who administers the practice the files that are due. */
export const ListLinks = () => (
  <>
    {useRights().privileges.includes('ADMINISTRATION') && (
      <Button component={Link} to="/pros/patients/retention">
        À échéance
      </Button>
    )}
    <ImportLink />
  </>
)
