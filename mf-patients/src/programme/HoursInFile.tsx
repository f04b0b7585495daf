import { usePatientHours } from 'shared/lists'
import { Box, Typography } from 'shared/ui'
import { CounterFacts } from './CounterFacts.tsx'

/**
 * Planned hours in the file of a patient without a current programme, with an explanation if there was never a
 * programme.
 */
export function HoursInFile({ patientId, hasPastProgrammes }: { patientId: string; hasPastProgrammes: boolean }) {
  const { data } = usePatientHours(patientId)
  return (
    <>
      {data && data.planned > 0 && (
        <Box sx={{ mb: 2 }}>
          <CounterFacts counter={data} />
        </Box>
      )}
      {!hasPastProgrammes && (
        <Typography color="textSecondary">
          Aucun programme pour l'instant : un nombre d'heures ou de séances, un but et des objectifs, puis un bilan.
        </Typography>
      )}
    </>
  )
}
