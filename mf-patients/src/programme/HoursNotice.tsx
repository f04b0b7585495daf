import { shortDay } from 'shared/domain/format'
import { counterLine } from 'shared/domain/programme/counterWords'
import { usePatientHours } from 'shared/lists'
import { Link as RouterLink } from 'shared/router'
import { Alert, layout, Link } from 'shared/ui'

/**
 * Notice above a patient's form: the hours done and remaining, and whether the file or the programme defines their
 * number.
 */
export function HoursNotice({ patientId }: { patientId: string }) {
  const { data } = usePatientHours(patientId)
  if (!data || data.planned === 0) return null
  return (
    <Alert severity="info" icon={false} sx={{ maxWidth: layout.formWidthPx, mb: 2 }}>
      {counterLine(data)}.
      {data.programme && (
        <>
          {' '}
          Un programme est en cours depuis le {shortDay(data.programme.startDate)} : ce sont ses heures qui comptent, et
          elles se changent dans{' '}
          <Link component={RouterLink} to={`/pros/patients/${patientId}/details`} color="inherit">
            le dossier
          </Link>
          .
        </>
      )}
    </Alert>
  )
}
