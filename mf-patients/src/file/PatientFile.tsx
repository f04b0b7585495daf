import { useState } from 'react'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { patientName } from 'shared/domain/patients/patientName'
import { useNavigate } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Chip, layout, PageActions, PageTitle, PartLinks, Stack } from 'shared/ui'
import { AddButton, DeleteDialog } from 'shared/ui/data'
import { patientDeletion } from '../patients/list/patientDeletion.tsx'
import { patientPath } from '../patients/patientList.ts'
import { typeLabel } from '../patients/typeLabel.ts'
import { AttachedPatients } from './AttachedPatients.tsx'
import { BookingAnswers } from './BookingAnswers.tsx'
import { ClientCredits } from './ClientCredits.tsx'
import { ContactCard } from './ContactCard.tsx'
import { fileParts } from './fileParts.ts'
import { creationLinksOf } from './creationLinksOf.ts'
import { EvaluationCurves } from './evaluations/EvaluationCurves.tsx'
import { NextAndLastSession } from './NextAndLastSession.tsx'
import { ConsentCard } from '../consent/ConsentCard.tsx'
import { DuplicateCard } from '../merge/DuplicateCard.tsx'
import { RightsCard } from '../rights/RightsCard.tsx'
import { AnimalFitCard } from '../fit/AnimalFitCard.tsx'
import { PayersCard } from '../payers/PayersCard.tsx'
import { ProgrammeSection } from '../programme/ProgrammeSection.tsx'
import { PracticeNote } from './PracticeNote.tsx'
import { PatientDocuments } from './PatientDocuments.tsx'
import { FileSessions } from './sessions/FileSessions.tsx'
import { useArchiveAction } from './useArchiveAction.ts'
import { TimelineSection } from './timeline/TimelineSection.tsx'

/** Sections of a patient's file that the member may see. The title of the browser tab does not contain the name. */
export function PatientFile({ patient }: { patient: PatientDetails }) {
  const navigate = useNavigate()
  const [patientToDelete, setPatientToDelete] = useState<PatientDetails>()
  const archiveAction = useArchiveAction(patient)
  const { privileges } = useRights()
  const { session, documents } = creationLinksOf(patient, privileges)
  return (
    <>
      <PageTitle
        tab="Patient"
        tools={
          <Stack direction="row" spacing={1}>
            <Chip size="small" label={typeLabel(patient)} />
            {patient.archivedAt && <Chip size="small" variant="outlined" label="Archivé" />}
          </Stack>
        }
        actions={
          <>
            <PageActions
              actions={[
                { label: 'Modifier', path: patientPath(patient) },
                ...documents,
                archiveAction,
                { label: 'Supprimer', isDanger: true, onClick: () => setPatientToDelete(patient) },
              ]}
            />
            {session && <AddButton add={session} />}
          </>
        }
      >
        {patientName(patient)}
      </PageTitle>
      <PartLinks label="Parties du dossier" parts={fileParts(patient, privileges)} />
      {/* The space at the end keeps the last card clear of the floating button. */}
      <Stack
        spacing={3}
        sx={{ '--part-links-height': `${layout.partLinksHeightPx}px`, pb: session ? { xs: 10, md: 0 } : 0 }}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
            alignItems: 'start',
          }}
        >
          <ContactCard patient={patient} />
          <NextAndLastSession patient={patient} />
        </Box>
        <PracticeNote note={patient.practiceNote} />
        {patient.firm && <AttachedPatients employees={patient.firm.corporatePatients} />}
        <ProgrammeSection patient={patient} />
        {!patient.firm && <AnimalFitCard patientId={patient.id} />}
        <PayersCard patient={patient} />
        <ClientCredits patientId={patient.id} />
        <FileSessions patientId={patient.id} />
        <EvaluationCurves patientId={patient.id} />
        {!patient.firm && <ConsentCard patientId={patient.id} />}
        <BookingAnswers patientId={patient.id} />
        <PatientDocuments patientId={patient.id} newDocuments={documents} />
        <TimelineSection patientId={patient.id} />
        <DuplicateCard patient={patient} />
        <RightsCard patient={patient} />
      </Stack>
      <DeleteDialog
        deletion={patientDeletion}
        row={patientToDelete}
        onClose={() => setPatientToDelete(undefined)}
        onDeleted={() => void navigate('/pros/patients')}
      />
    </>
  )
}
