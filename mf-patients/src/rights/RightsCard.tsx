import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { useNavigate } from 'shared/router'
import { Card, Typography } from 'shared/ui'
import { RightsButtons } from './RightsButtons.tsx'

/** Data protection rights of the patient: export, access log, and erasure. */
export function RightsCard({ patient }: { patient: PatientDetails }) {
  const navigate = useNavigate()
  return (
    <Card component="section" aria-labelledby="rights" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="rights" variant="h2" sx={{ mb: 1 }}>
        Droits du patient
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Le patient peut demander une copie de tout ce que vous conservez sur lui, ou que vous l'effaciez.
      </Typography>
      <RightsButtons patientId={patient.id} onErased={() => void navigate('/pros/patients')} />
    </Card>
  )
}
