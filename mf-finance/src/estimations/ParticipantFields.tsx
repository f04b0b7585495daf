import type { ListedPatient } from 'shared/contracts/patients/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { NumberInput, PickInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { isForFirm } from './draft.ts'
import type { Draft } from './draft.ts'

interface ParticipantFieldsProps {
  control: Control<Draft>
  patients: readonly ListedPatient[]
}

/** For a firm: the number of participants, and the name of a single participant. */
export function ParticipantFields({ control, patients }: ParticipantFieldsProps) {
  const [patientMode, patientId, type, nbParticipants] = useWatch({
    control,
    name: ['patientMode', 'patientId', 'newPatient.type', 'nbParticipants'],
  })
  if (!isForFirm({ patientMode, patientId, newPatient: { type } }, patients)) return null
  const employees = patientMode === 'NEW' ? [] : patients.filter(({ individual }) => individual?.firm === patientId)
  return (
    <>
      <NumberInput control={control} name="nbParticipants" label="Nombre de participants" decimals={0} required />
      {nbParticipants === 1 && (
        <PickInput
          control={control}
          name="beneficiaryId"
          label="Bénéficiaire"
          none={employees.length === 0 ? 'Aucun salarié enregistré' : 'Non précisé'}
          options={employees.map((employee) => ({ value: employee.id, label: patientName(employee) }))}
        />
      )}
    </>
  )
}
