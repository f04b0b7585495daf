import { useEffect } from 'react'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { canBeMerged } from 'shared/domain/patients/mergePatients'
import { patientName } from 'shared/domain/patients/patientName'
import { usePatients } from 'shared/lists'
import { Box, Typography } from 'shared/ui'
import { Picker, TextField } from 'shared/ui/form'

interface OtherFilePickerProps {
  patient: ListedPatient
  otherId: string | undefined
  onChange: (otherId: string | undefined) => void
}

/** Returns details that distinguish two files with the same name. */
const detailsOf = ({ email, phoneNumber, secondPhoneNumber, address, archivedAt }: ListedPatient) =>
  [
    email,
    phoneNumber,
    secondPhoneNumber,
    [address.zipCode, address.city].filter(Boolean).join(' '),
    archivedAt ? 'archivé' : '',
  ]
    .filter(Boolean)
    .join(' · ')

/** Picker of files of the same type, including archived files. */
export function OtherFilePicker({ patient, otherId, onChange }: OtherFilePickerProps) {
  const { data = [], isPending } = usePatients({ archived: 'true' })
  // Restores the focus, because the comparison of the selected file renders a new picker.
  useEffect(() => {
    if (otherId !== undefined) document.getElementById('otherId')?.focus()
  }, [otherId])
  const otherFiles = data.filter((file) => file.id !== patient.id && canBeMerged(file, patient))
  return (
    <Picker
      id="otherId"
      options={otherFiles}
      value={otherFiles.find(({ id }) => id === otherId) ?? null}
      onChange={(file) => onChange(file?.id)}
      getOptionLabel={patientName}
      loading={isPending}
      noOptionsText="Aucun autre dossier"
      slotProps={{ paper: { elevation: 8 } }}
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <span>
            {patientName(option)}
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {detailsOf(option) || 'sans coordonnées'}
            </Typography>
          </span>
        </Box>
      )}
      renderInput={(input) => <TextField {...input} label="L'autre dossier" />}
    />
  )
}
