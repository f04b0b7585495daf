import { byPatientName } from 'shared/domain/patients/byPatientName'
import { patientName } from 'shared/domain/patients/patientName'
import { usePatients } from 'shared/lists'
import { MultipleAutocomplete, TextField } from 'shared/ui/form'

interface PatientsFilterProps {
  /** The patients with sessions in the period. */
  periodPatientIds: readonly string[]
  patientIds: readonly string[]
  onPatients: (ids: readonly string[]) => void
}

/**
 * Filter by the patients with sessions in the period, including archived patients. Chosen patients stay options, so
 * that they can be removed from the filter.
 */
export function PatientsFilter({ periodPatientIds, patientIds, onPatients }: PatientsFilterProps) {
  const { data: patients = [] } = usePatients({ archived: 'true' })
  const optionIds = new Set([...periodPatientIds, ...patientIds])
  const options = patients.filter(({ id }) => optionIds.has(id)).toSorted(byPatientName)
  return (
    <MultipleAutocomplete
      id="patients"
      options={options}
      ids={patientIds}
      onIds={onPatients}
      getOptionLabel={patientName}
      noOptionsText="Aucun patient"
      renderInput={({ slotProps, ...input }) => (
        <TextField
          {...input}
          label="Patients"
          placeholder={patientIds.length === 0 ? 'Tous' : undefined}
          slotProps={{ ...slotProps, inputLabel: { ...slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  )
}
