import { lazy, Suspense, useState } from 'react'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { useRights } from 'shared/session'
import { Box, Button, Card, FileButton, Typography } from 'shared/ui'
import { readExport } from './api.ts'
import { exportFailedText } from './messages.ts'

const AccessDialog = lazy(() => import('./AccessDialog.tsx'))
const EraseDialog = lazy(() => import('./EraseDialog.tsx'))

/** Data protection rights of the patient: export, access log, and erasure. */
export function RightsCard({ patient }: { patient: PatientDetails }) {
  const { privileges } = useRights()
  const [openedDialog, setOpenedDialog] = useState<'accesses' | 'erasure'>()
  const close = () => setOpenedDialog(undefined)
  return (
    <Card component="section" aria-labelledby="rights" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="rights" variant="h2" sx={{ mb: 1 }}>
        Droits du patient
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Le patient peut demander une copie de tout ce que vous conservez sur lui, ou que vous l'effaciez.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <FileButton read={() => readExport(patient.id)} failureMessages={exportFailedText}>
          Télécharger ses données (ZIP)
        </FileButton>
        {privileges.includes('ADMINISTRATION') && (
          <>
            <Button onClick={() => setOpenedDialog('accesses')}>Voir qui a consulté ce dossier</Button>
            <Button color="error" onClick={() => setOpenedDialog('erasure')}>
              Effacer ses données
            </Button>
          </>
        )}
      </Box>
      <Suspense>
        {openedDialog === 'accesses' && <AccessDialog patientId={patient.id} onClose={close} />}
        {openedDialog === 'erasure' && <EraseDialog patient={patient} onClose={close} />}
      </Suspense>
    </Card>
  )
}
