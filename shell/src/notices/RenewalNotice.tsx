import { useState } from 'react'
import { Alert, Button, ConfirmDialog } from 'shared/ui'
import { reloadArea } from '../registry/areas.ts'
import { settleReloadRequest, useReloadRequest } from '../registry/screens/missingChunk.ts'
import { hasUnsavedForms, useOutdatedArea } from '../registry/screens/mountedAreas.ts'

/**
 * Offers to reload the area with its newer build; asks first if unsaved input would be lost. Also asks whether to
 * reload an area of which a file is missing (`missingChunk`).
 */
export default function RenewalNotice() {
  const outdatedArea = useOutdatedArea()
  const reloadRequest = useReloadRequest()
  const [isConfirming, setConfirming] = useState(false)

  const reload = () => {
    setConfirming(false)
    if (reloadRequest) settleReloadRequest(true)
    else if (outdatedArea) void reloadArea(outdatedArea)
  }
  const keepPage = () => {
    setConfirming(false)
    if (reloadRequest) settleReloadRequest(false)
  }

  return (
    <>
      {outdatedArea && (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" onClick={() => (hasUnsavedForms() ? setConfirming(true) : reload())}>
              Actualiser
            </Button>
          }
        >
          Une nouvelle version est disponible.
        </Alert>
      )}
      <ConfirmDialog
        open={isConfirming || reloadRequest !== undefined}
        title="Actualiser sans enregistrer ?"
        confirm="Actualiser"
        cancel="Rester"
        onConfirm={reload}
        onCancel={keepPage}
      >
        {reloadRequest && (
          <p>Une partie de cet écran a été remplacée par une version plus récente et ne peut plus être affichée.</p>
        )}
        <span>Ce que vous avez saisi sera perdu.</span>
      </ConfirmDialog>
    </>
  )
}
