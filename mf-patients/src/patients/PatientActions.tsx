import type { Patient } from 'shared/contracts/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { Link } from 'shared/router'
import { DeleteIcon, EditIcon, IconButton, Tooltip } from 'shared/ui'

export function PatientActions({ patient, onDelete }: { patient: Patient; onDelete: (patient: Patient) => void }) {
  const name = patientName(patient)
  return (
    <>
      <Tooltip title="Modifier">
        <IconButton component={Link} to={`/pros/patient/${patient.id}`} aria-label={`Modifier ${name}`}>
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Supprimer">
        <IconButton onClick={() => onDelete(patient)} aria-label={`Supprimer ${name}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </>
  )
}
