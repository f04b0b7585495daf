import { useState } from 'react'
import { Alert, Button, ConfirmDialog } from 'shared/ui'
import { reloadArea } from '../registry/areas.ts'
import { settleReloadRequest, useReloadRequest } from '../registry/screens/missingChunk.ts'
import { hasUnsavedForms, useOutdated } from '../registry/screens/mountedAreas.ts'

/** Offers the newer build of the area, and asks before unsaved input is lost. */
export default function RenewalNotice() {
  const outdated = useOutdated()
  const reloadRequest = useReloadRequest()
  const [isAsking, setAsking] = useState(false)

  const renew = () => {
    setAsking(false)
    if (reloadRequest) settleReloadRequest(true)
    else if (outdated) void reloadArea(outdated)
  }
  const stay = () => {
    setAsking(false)
    if (reloadRequest) settleReloadRequest(false)
  }

  return (
    <>
      {outdated && (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" onClick={() => (hasUnsavedForms() ? setAsking(true) : renew())}>
              Actualiser
            </Button>
          }
        >
          Une nouvelle version est disponible.
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking || reloadRequest !== undefined}
        title="Actualiser sans enregistrer ?"
        confirm="Actualiser"
        cancel="Rester"
        onConfirm={renew}
        onCancel={stay}
      >
        {reloadRequest && (
          <p>Une partie de cet écran a été remplacée par une version plus récente et ne peut plus être affichée.</p>
        )}
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    </>
  )
}
