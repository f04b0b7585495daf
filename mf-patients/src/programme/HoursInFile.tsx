import { usePatientHours } from 'shared/lists'
import { Box, Typography } from 'shared/ui'
import { CounterFacts } from './CounterFacts.tsx'

/** Shown without a current programme: the hours in the patient's file, and an explanation if there was no programme. */
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
