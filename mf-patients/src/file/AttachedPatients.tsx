import type { CorporatePatient } from 'shared/contracts/patients/patientFile'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, Link, Typography, touchRow } from 'shared/ui'
import { filePath } from '../patients/patientList.ts'

/** The employees of a company; each has their own patient file. */
export const AttachedPatients = ({ employees }: { employees: readonly CorporatePatient[] }) => (
  <Card component="section" aria-labelledby="attached-patients" sx={{ p: { xs: 2, md: 3 } }}>
    <Typography id="attached-patients" variant="h2" sx={{ mb: 1.5 }}>
      Patients rattachés
    </Typography>
    {employees.length === 0 && (
      <Typography color="textSecondary">Aucun patient n'est rattaché à cette entreprise.</Typography>
    )}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', columnWidth: 220, columnGap: 3 }}>
      {employees.map((employee) => (
        <Box component="li" key={employee.id} sx={{ py: 0.5, overflowWrap: 'anywhere', breakInside: 'avoid' }}>
          <Link component={RouterLink} to={filePath(employee)} underline="hover" sx={touchRow}>
            {`${employee.lastname} ${employee.firstname}`.trim()}
          </Link>
          {employee.archivedAt && <span> (archivé)</span>}
        </Box>
      ))}
    </Box>
  </Card>
)
