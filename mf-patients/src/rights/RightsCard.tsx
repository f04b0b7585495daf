import type { PatientDetails } from 'shared/contracts/patientFile'
import { Box, Card, Typography } from 'shared/ui'
import { DownloadButton } from '../DownloadButton.tsx'
import { readExport } from './api.ts'

/** What a patient may ask of whoever keeps their data. */
export const RightsCard = ({ patient }: { patient: PatientDetails }) => (
  <Card component="section" aria-labelledby="rights" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="rights" variant="h2" sx={{ mb: 1 }}>
      Droits du patient
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 1.5 }}>
      Le patient peut demander une copie de tout ce que vous conservez sur lui.
    </Typography>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <DownloadButton read={() => readExport(patient.id)}>Télécharger ses données (ZIP)</DownloadButton>
    </Box>
  </Card>
)
