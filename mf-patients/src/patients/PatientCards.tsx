import type { Patient } from 'shared/contracts/patient'
import { patientName } from 'shared/domain/patients/patientName'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, CardContent, Link, Stack, Typography } from 'shared/ui'
import { PatientActions } from './PatientActions.tsx'
import { typeLabel } from './typeLabel.ts'

interface PatientCardsProps {
  patients: readonly Patient[]
  onDelete: (patient: Patient) => void
}

/** In the order of the server; the place at the end keeps the last card clear of the button that adds one. */
export function PatientCards({ patients, onDelete }: PatientCardsProps) {
  return (
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0, pb: 10 }}>
      {patients.map((patient) => (
        <Card key={patient.id} component="li">
          <CardContent sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, '&:last-child': { pb: 1 } }}>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Link
                component={RouterLink}
                to={`/pros/patient/${patient.id}`}
                underline="hover"
                sx={{ fontWeight: 600 }}
              >
                {patientName(patient)}
              </Link>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[typeLabel(patient), patient.address.city, patient.phoneNumber].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Box sx={{ flexShrink: 0 }}>
              <PatientActions patient={patient} onDelete={onDelete} />
            </Box>
          </CardContent>
        </Card>
      ))}
    </Stack>
  )
}
