import type { Club } from 'shared/contracts/agenda/club'
import type { Session } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { addressText } from 'shared/domain/contact/address'
import { patientName } from 'shared/domain/patients/patientName'
import { longDay } from 'shared/domain/format'
import { useAnimals, usePickablePatients } from 'shared/lists'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Card, Link, touchTarget, Typography } from 'shared/ui'
import { patientFilePath } from '../../agendaPath.ts'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { SummaryActions } from './SummaryActions.tsx'
import { SummaryContact } from './SummaryContact.tsx'

interface SessionSummaryProps {
  form: SessionFormApi
  /** Saved session, whose values are shown, not the unsaved values of the form below. */
  session: Session
  sessionTypes: readonly SessionType[]
  clubs: readonly Club[]
  onChangedElsewhere: () => void
}

/** Summary above the form of a saved session on a phone: patient, date, place, contact, presence, payment and links. */
export function SessionSummary({ form, session, sessionTypes, clubs, onChangedElsewhere }: SessionSummaryProps) {
  const { date, startTime, endTime, title, patientId, animalIds, sessionTypeId, clubId } = session
  const { data: patients = [] } = usePickablePatients([patientId])
  const { data: animals = [] } = useAnimals()
  const patient = patients.find(({ id }) => id === patientId)
  const club = clubs.find(({ id }) => id === clubId)
  // The title of a session without a patient contains the type.
  const type = patient && sessionTypes.find(({ id }) => id === sessionTypeId)?.name
  const animalNames = animals.filter(({ id }) => animalIds.includes(id)).map(({ name }) => name)
  const place = club && [club.name, addressText(club.address)].filter(Boolean).join(', ')
  return (
    <Card component="section" aria-label="Résumé de la séance" sx={{ p: 2, mb: 2, display: 'grid', gap: 1.5 }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          <PatientLink patientId={patientId}>{patient ? patientName(patient) : title}</PatientLink>
        </Typography>
        <Typography sx={{ fontWeight: 600, '& > span': { display: 'inline-block', pr: 1 } }}>
          <span>{longDay(date)}</span> <span>{`${startTime} – ${endTime}`}</span>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[type, ...animalNames].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {place ?? 'Aucun lieu'}
        </Typography>
      </div>
      <SummaryContact patient={patient} club={club} />
      {session.validated && <SummaryActions form={form} session={session} onChangedElsewhere={onChangedElsewhere} />}
    </Card>
  )
}

function PatientLink({ patientId, children }: { patientId: string | null; children: string }) {
  const { privileges } = useRights()
  if (patientId === null || !privileges.includes('PATIENTS')) return <Box component="span">{children}</Box>
  return (
    <Link component={RouterLink} to={patientFilePath(patientId)} sx={touchTarget}>
      {children}
    </Link>
  )
}
