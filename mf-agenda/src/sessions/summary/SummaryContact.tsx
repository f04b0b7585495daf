import type { Club } from 'shared/contracts/agenda/club'
import type { ListedPatient } from 'shared/contracts/patients/patient'
import { directionsTo } from 'shared/domain/contact/directionsTo'
import { phoneUrl } from 'shared/domain/contact/phoneUrl'
import { Button, CallIcon, NearMeIcon, Stack } from 'shared/ui'

interface SummaryContactProps {
  patient: ListedPatient | undefined
  club: Club | undefined
}

/**
 * Links to call the patient, and for directions to the session's place or, if it has none, to the patient's address.
 */
export function SummaryContact({ patient, club }: SummaryContactProps) {
  const phoneNumber = patient?.phoneNumber || patient?.secondPhoneNumber
  const destination = club ?? patient
  const directions = destination && directionsTo(destination)
  if (!phoneNumber && directions === undefined) return null
  return (
    <Stack direction="row" spacing={1} sx={{ '& > a': { flex: 1 } }}>
      {phoneNumber && (
        <Button variant="outlined" startIcon={<CallIcon />} href={phoneUrl(phoneNumber)}>
          Appeler
        </Button>
      )}
      {directions && (
        <Button variant="outlined" startIcon={<NearMeIcon />} href={directions} target="_blank" rel="noreferrer">
          Itinéraire
        </Button>
      )}
    </Stack>
  )
}
