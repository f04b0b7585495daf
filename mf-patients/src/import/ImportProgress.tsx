import type { PatientImport } from 'shared/contracts/patients/patientImport'
import { Card, layout, Typography } from 'shared/ui'
import { LinearProgress } from 'shared/ui/data'

/** Steps in which the progress is announced, because a screen reader should not read every percent. */
const announcementStepPercent = 25

/** Progress of reading a file or of importing its patients, which continues after the page is closed. */
export function ImportProgress({ state, progress }: Pick<PatientImport, 'state' | 'progress'>) {
  const label = state === 'RUNNING' ? 'Import des patients' : 'Lecture du fichier'
  const announcedPercent = Math.floor(progress / announcementStepPercent) * announcementStepPercent
  return (
    <Card sx={{ p: { xs: 2, md: 3 }, maxWidth: layout.formWidthPx }}>
      <Typography component="output" sx={{ display: 'block', mb: 1.5 }}>
        {`${label} : ${announcedPercent} %`}
      </Typography>
      <LinearProgress variant="determinate" value={progress} aria-label={label} />
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        Vous pouvez quitter cette page et y revenir.
      </Typography>
    </Card>
  )
}
