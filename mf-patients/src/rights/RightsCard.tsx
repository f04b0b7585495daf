import { lazy, Suspense, useState } from 'react'
import type { PatientDetails } from 'shared/contracts/patientFile'
import { Box, Button, Card, Typography } from 'shared/ui'
import { DownloadButton } from '../DownloadButton.tsx'
import { readExport } from './api.ts'

const EraseDialog = lazy(() => import('./EraseDialog.tsx'))

/** What a patient may ask of whoever keeps their data. */
export function RightsCard({ patient }: { patient: PatientDetails }) {
  const [isErasing, setErasing] = useState(false)
  return (
    <Card component="section" aria-labelledby="rights" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="rights" variant="h2" sx={{ mb: 1 }}>
        Droits du patient
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Le patient peut demander une copie de tout ce que vous conservez sur lui, ou que vous l'effaciez.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadButton read={() => readExport(patient.id)}>Télécharger ses données (ZIP)</DownloadButton>
        <Button color="error" onClick={() => setErasing(true)}>
          Effacer ses données
        </Button>
      </Box>
      <Suspense>{isErasing && <EraseDialog patient={patient} onClose={() => setErasing(false)} />}</Suspense>
    </Card>
  )
}
