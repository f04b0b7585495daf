import type { Patient } from 'shared/contracts/patients/patient'
import { Link } from 'shared/router'
import { AddIcon, Box, Button, Card, LoadFailed, Pending, Typography } from 'shared/ui'
import { HoursInFile } from './HoursInFile.tsx'
import { PastProgrammes } from './PastProgrammes.tsx'
import { programmePath } from './programmePaths.ts'
import { RunningProgramme } from './RunningProgramme.tsx'
import { useProgrammes } from './useProgrammes.ts'

/** Section of a patient's file: the current programme and the ended programmes. */
export function ProgrammeSection({ patient }: { patient: Pick<Patient, 'id'> }) {
  const { data, isError, refetch } = useProgrammes(patient.id)
  const runningProgramme = data?.find(({ endedOn }) => endedOn === null)
  const pastProgrammes = data?.filter(({ endedOn }) => endedOn !== null) ?? []
  return (
    <Card component="section" aria-labelledby="patient-programme" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 2 }}>
        <Typography id="patient-programme" variant="h2">
          Programme
        </Typography>
        {data && !runningProgramme && (
          <Button component={Link} to={programmePath(patient.id)} startIcon={<AddIcon />}>
            Commencer un programme
          </Button>
        )}
      </Box>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les programmes n'ont pas pu être chargés.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={3} />}
      {runningProgramme && <RunningProgramme patientId={patient.id} programme={runningProgramme} />}
      {data && !runningProgramme && (
        <HoursInFile patientId={patient.id} hasPastProgrammes={pastProgrammes.length > 0} />
      )}
      {pastProgrammes.length > 0 && <PastProgrammes patientId={patient.id} programmes={pastProgrammes} />}
    </Card>
  )
}
