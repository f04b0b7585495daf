import type { Patient } from 'shared/contracts/patients/patient'
import { hasProgrammeEnded } from 'shared/domain/programme/programmeEnd'
import { Link } from 'shared/router'
import { practiceToday } from 'shared/session'
import { AddIcon, Box, Button, Card, LoadFailed, Pending, Stack, Typography } from 'shared/ui'
import { HoursInFile } from './HoursInFile.tsx'
import { PastProgrammes } from './PastProgrammes.tsx'
import { programmePath } from './programmePaths.ts'
import { CurrentProgramme } from './CurrentProgramme.tsx'
import { useProgrammes } from './useProgrammes.ts'

/** Section of a patient's file: the current programme and the ended programmes. */
export function ProgrammeSection({ patient }: { patient: Pick<Patient, 'id'> }) {
  const { data, isError, refetch } = useProgrammes(patient.id)
  const today = practiceToday()
  const pastProgrammes = data?.filter((programme) => hasProgrammeEnded(programme, today)) ?? []
  // Oldest first: a programme that ends on a future day, then its successor.
  const currentProgrammes = data?.filter((programme) => !hasProgrammeEnded(programme, today)).toReversed() ?? []
  const canStartProgramme = currentProgrammes.every(({ endedOn }) => endedOn !== null)
  return (
    <Card component="section" aria-labelledby="patient-programme" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography id="patient-programme" variant="h2">
          Programme
        </Typography>
        {data && canStartProgramme && (
          <Button component={Link} to={programmePath(patient.id)} startIcon={<AddIcon />}>
            Commencer un programme
          </Button>
        )}
      </Box>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les programmes n'ont pas pu être chargés.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={3} />}
      <Stack spacing={4}>
        {currentProgrammes.map((programme) => (
          <CurrentProgramme key={programme.id} patientId={patient.id} programme={programme} />
        ))}
      </Stack>
      {data && currentProgrammes.length === 0 && (
        <HoursInFile patientId={patient.id} hasPastProgrammes={pastProgrammes.length > 0} />
      )}
      {pastProgrammes.length > 0 && <PastProgrammes patientId={patient.id} programmes={pastProgrammes} />}
    </Card>
  )
}
