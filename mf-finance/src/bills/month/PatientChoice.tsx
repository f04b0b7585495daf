import type { UnbilledMonth } from 'shared/contracts/finance/billMonth'
import { money, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Link, Typography } from 'shared/ui'
import { SelectableList } from '../choice/SelectableList.tsx'

type UnbilledPatient = UnbilledMonth['patients'][number]

interface PatientChoiceProps {
  patients: readonly UnbilledPatient[]
  /** Ids of the patients who can be billed. */
  readyIds: readonly string[]
  /** Ids among `readyIds` that the user has deselected. */
  deselectedPatientIds: readonly string[]
  onChange: (deselectedPatientIds: readonly string[]) => void
}

/**
 * Amounts without VAT of the invoices for a patient: one for each payer, and « Patient » for the part that the patient
 * pays.
 */
const PayerLines = ({ payers }: Pick<UnbilledPatient, 'payers'>) => (
  <Box component="ul" aria-label="Une facture par payeur" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {payers.map(({ payerId, name, netPrice }) => (
      <Typography key={payerId} component="li" variant="body2" color="textSecondary">
        {name ?? 'Patient'} : {money(netPrice)}
      </Typography>
    ))}
  </Box>
)

const PatientLine = ({ patientId, name, sessions, payers, problems }: UnbilledPatient) => (
  <>
    <Link component={RouterLink} to={`/pros/patient/${patientId}`} underline="hover" color="inherit" sx={{ py: 0.5 }}>
      {name}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {sessions} {plural(sessions, 'séance', 'séances')}
    </Typography>
    {payers.some(({ payerId }) => payerId !== null) && <PayerLines payers={payers} />}
    {problems.map(({ field, message }) => (
      <Typography key={field} variant="body2" color="warning">
        {message}
      </Typography>
    ))}
  </>
)

/**
 * Selection of the patients to bill. Patients who can be billed are preselected; for other patients the reason is shown.
 */
export const PatientChoice = ({ patients, readyIds, deselectedPatientIds, onChange }: PatientChoiceProps) => (
  <SelectableList
    label="Patients à facturer"
    lines={patients.map((patient) => ({
      id: patient.patientId,
      checkboxLabel: `Facturer ${patient.name}`,
      isSelectable: readyIds.includes(patient.patientId),
      content: <PatientLine {...patient} />,
      amount: patient.netPrice,
    }))}
    deselectedIds={deselectedPatientIds}
    onChange={onChange}
  />
)
