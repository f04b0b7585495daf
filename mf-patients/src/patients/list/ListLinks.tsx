import { useRights } from 'shared/session'
import { PageActions } from 'shared/ui'

/** Links to the import, to the deleted patients and, for administrators, to the files due for erasure. */
export function ListLinks() {
  const isAdministrator = useRights().privileges.includes('ADMINISTRATION')
  return (
    <PageActions
      actions={[
        { label: 'Importer', path: '/pros/patients/import' },
        { label: 'Supprimés', path: '/pros/patients/deleted' },
        ...(isAdministrator ? [{ label: 'À échéance', path: '/pros/patients/retention' }] : []),
      ]}
    />
  )
}
