import type { ReactNode } from 'react'
import type { Patient } from 'shared/contracts/patients/patient'
import type { Employer, PatientDetails } from 'shared/contracts/patients/patientFile'
import { addressText } from 'shared/domain/contact/address'
import { directionsTo } from 'shared/domain/contact/directionsTo'
import { phoneUrl } from 'shared/domain/contact/phoneUrl'
import { shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, EmailLink, Fact, Link, touchTarget, Typography } from 'shared/ui'
import { filePath } from '../patients/patientList.ts'
import { PatientPosition } from '../patients/PatientPosition.tsx'
import { relatedContactsOf } from './relatedContactsOf.ts'
import type { RelatedContact } from './relatedContactsOf.ts'

/** Contact details of the patient, their legal guardian, their referent and their funder, with a link to directions. */
export function ContactCard({ patient }: { patient: PatientDetails }) {
  const { email, phoneNumber, secondPhoneNumber = '', individual, firm, contactFirstname, contactLastname } = patient
  const contactName = `${contactFirstname} ${contactLastname}`.trim()
  return (
    <Card component="section" aria-labelledby="patient-contact" sx={{ p: { xs: 2, md: 3 } }}>
      <Typography id="patient-contact" variant="h2" sx={{ mb: 2 }}>
        Coordonnées
      </Typography>
      <Facts>
        {patient.employer && (
          <Fact name="Entreprise">
            <Firm firm={patient.employer} />
          </Fact>
        )}
        {firm && contactName !== '' && <Fact name="Contact">{contactName}</Fact>}
        <Fact name="Téléphone">
          <Phone number={phoneNumber} />
        </Fact>
        {secondPhoneNumber !== '' && (
          <Fact name="Téléphone 2">
            <Phone number={secondPhoneNumber} />
          </Fact>
        )}
        <Fact name="E-mail">
          <Email email={email} />
        </Fact>
        <Fact name="Adresse">
          <DirectionsLink patient={patient} />
        </Fact>
        {firm && <Fact name="SIREN">{firm.siren || '—'}</Fact>}
        {firm?.siret && <Fact name="SIRET">{firm.siret}</Fact>}
        {firm?.vatNumber && <Fact name="Numéro de TVA">{firm.vatNumber}</Fact>}
        {individual?.birthdate && <Fact name="Date de naissance">{shortDay(individual.birthdate)}</Fact>}
        {individual?.birthYear && <Fact name="Année de naissance">{String(individual.birthYear)}</Fact>}
      </Facts>
      {relatedContactsOf(patient).map((person) => (
        <PersonDetails key={person.role} person={person} />
      ))}
    </Card>
  )
}

function Firm({ firm }: { firm: Employer }) {
  if (firm.isDeleted) return `${firm.companyName} (supprimée)`.trim()
  return (
    <>
      <Link component={RouterLink} to={filePath(firm)} sx={touchTarget}>
        {firm.companyName}
      </Link>
      {firm.archivedAt !== null && <span> (archivée)</span>}
    </>
  )
}

const PersonDetails = ({ person: { role, name, phoneNumber, email } }: { person: RelatedContact }) => (
  <>
    <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1.5 }}>
      {role}
    </Typography>
    <Facts>
      {name !== '' && <Fact name="Nom">{name}</Fact>}
      {phoneNumber !== '' && (
        <Fact name="Téléphone">
          <Phone number={phoneNumber} />
        </Fact>
      )}
      {email !== '' && (
        <Fact name="E-mail">
          <Email email={email} />
        </Fact>
      )}
    </Facts>
  </>
)

const Facts = ({ children }: { children: ReactNode }) => (
  <Box
    component="dl"
    sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: 2, m: 0 }}
  >
    {children}
  </Box>
)

const Phone = ({ number }: { number: string }) =>
  number === '' ? (
    '—'
  ) : (
    <Link href={phoneUrl(number)} sx={touchTarget}>
      {number}
    </Link>
  )

const Email = ({ email }: { email: string }) => (email === '' ? '—' : <EmailLink email={email} />)

/** Link to directions; no request goes to the map site before the link is opened. */
function DirectionsLink({ patient }: { patient: Patient }) {
  const directions = directionsTo(patient)
  if (directions === undefined) return '—'
  return (
    <>
      {addressText(patient.address)}{' '}
      <Link href={directions} target="_blank" rel="noreferrer" sx={{ whiteSpace: 'nowrap', ...touchTarget }}>
        Itinéraire
      </Link>
      <PatientPosition position={patient.position} />
    </>
  )
}
