import { lazy, Suspense, useState } from 'react'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { Button, Card, Typography } from 'shared/ui'

const MergeFilesDialog = lazy(() => import('./MergeFilesDialog.tsx'))

/** Card that starts the merge of two files of the same patient. */
export function DuplicateCard({ patient }: { patient: PatientDetails }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card component="section" aria-labelledby="duplicate" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="duplicate" variant="h2" sx={{ mb: 1 }}>
        Dossier en double
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {patient.firm ? 'Cette entreprise' : 'Ce patient'} a deux dossiers ? Réunissez-les : tout passe dans celui-ci.
      </Typography>
      <Button onClick={() => setOpen(true)}>Fusionner avec un autre dossier</Button>
      {isOpen && (
        <Suspense>
          <MergeFilesDialog patient={patient} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
