import type { ListedPatient } from 'shared/contracts/patients/patient'
import { Box } from 'shared/ui'

/** The phone numbers of a patient, one below the other. */
export const PhonesCell = ({ row: { phoneNumber, secondPhoneNumber } }: { row: ListedPatient }) =>
  [phoneNumber, secondPhoneNumber].filter(Boolean).map((phone) => (
    <Box key={phone} sx={{ whiteSpace: 'nowrap' }}>
      {phone}
    </Box>
  ))
