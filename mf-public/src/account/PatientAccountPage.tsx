import { useState } from 'react'
import type { PatientToken } from 'shared/contracts/directory/booking'
import { MailPage } from '../mailLinks/MailPage.tsx'
import { PatientEmail } from './PatientEmail.tsx'
import { PatientSignIn } from './PatientSignIn.tsx'

/** Account of a patient: a sign-in on this page, then the e-mail address and the form to change it. */
export default function PatientAccountPage() {
  const [patient, setPatient] = useState<PatientToken>()
  return (
    <MailPage title="Votre compte patient" step={patient ? 'account' : 'signIn'}>
      {patient ? (
        <PatientEmail patient={patient} onSignInExpired={() => setPatient(undefined)} />
      ) : (
        <PatientSignIn onSignedIn={setPatient} />
      )}
    </MailPage>
  )
}
