import { lazy, Suspense, useState } from 'react'
import { Button, DeleteIcon, Stack, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { ExportButton } from './ExportButton.tsx'

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'))

interface AccountSectionProps {
  /** True for the owner, who can export the practice's data and whose deletion deletes the practice. */
  isOwner: boolean
}

export function AccountSection({ isOwner }: AccountSectionProps) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <FormSection title="Mon compte et mes données" layout="free">
      {isOwner && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          Tout ce que votre cabinet conserve, dans une archive ZIP : patients, séances, animaux, réglages,
          enregistrements.
        </Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        {isOwner && <ExportButton />}
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => setDialogOpen(true)}>
          Supprimer mon compte
        </Button>
      </Stack>
      {isDialogOpen && (
        <Suspense>
          <DeleteAccountDialog isOwner={isOwner} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  )
}
