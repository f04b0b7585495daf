import { counterLine } from 'shared/domain/programme/counterWords'
import { usePatientHours } from 'shared/lists'
import { Typography } from 'shared/ui'
import { rowSx } from './formLayout.ts'

/**
 * Hours or sessions planned with the patient, by the current programme or else by the patient's file: planned, done and
 * remaining. Renders nothing if none are planned.
 */
export function PatientHours({ patientId }: { patientId: string | null }) {
  const { data } = usePatientHours(patientId)
  if (!patientId || !data || data.planned === 0) return null
  return (
    <Typography variant="body2" color="textSecondary" component="output" sx={rowSx}>
      {counterLine(data)}
    </Typography>
  )
}
