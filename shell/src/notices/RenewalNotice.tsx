import { useState } from 'react'
import { Alert, Button, ConfirmDialog } from 'shared/ui'
import { renewArea } from '../registry/areas.ts'
import { answerRenewal, useAskedToRenew } from '../registry/integrity/missingChunk.ts'
import { holdsUnsaved, useOutdated } from '../registry/screens/mountedAreas.ts'

/** A newer build is offered, never forced; what was typed is asked about before it is lost. */
export default function RenewalNotice() {
  const outdated = useOutdated()
  const gone = useAskedToRenew()
  const [asking, setAsking] = useState(false)

  const renew = () => {
    setAsking(false)
    if (gone) answerRenewal(true)
    else if (outdated) void renewArea(outdated)
  }
  const stay = () => {
    setAsking(false)
    if (gone) answerRenewal(false)
  }

  return (
    <>
      {outdated && (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button color="inherit" size="small" onClick={() => (holdsUnsaved() ? setAsking(true) : renew())}>
              Actualiser
            </Button>
          }
        >
          Une nouvelle version est disponible.
        </Alert>
      )}
      <ConfirmDialog
        open={asking || gone !== undefined}
        title="Actualiser sans enregistrer ?"
        confirm="Actualiser"
        cancel="Rester"
        onConfirm={renew}
        onCancel={stay}
      >
        {gone && (
          <p>Une partie de cet écran a été remplacée par une version plus récente et ne peut plus être affichée.</p>
        )}
        Ce que vous avez saisi sera perdu.
      </ConfirmDialog>
    </>
  )
}
