import type { UnbilledMonth } from 'shared/contracts/finance/billMonth'
import { money, plural } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { Box, Card, Link, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel } from 'shared/ui/form'

interface PatientChoiceProps {
  patients: UnbilledMonth['patients']
  /** Those nothing keeps from being billed. */
  readyIds: readonly string[]
  /** Those of them that are left out. */
  left: readonly string[]
  onChange: (left: readonly string[]) => void
}

/** What each pays of it, where it is not the patient alone: one invoice each. */
const PayerLines = ({ payers }: Pick<UnbilledMonth['patients'][number], 'payers'>) => (
  <Box component="ul" aria-label="Une facture par payeur" sx={{ listStyle: 'none', p: 0, m: 0 }}>
    {payers.map(({ payerId, name, netPrice }) => (
      <Typography key={payerId} component="li" variant="body2" color="textSecondary">
        {name ?? 'Patient'} : {money(netPrice)}
      </Typography>
    ))}
  </Box>
)

/** Who is billed: everybody who can be, until one is left out. What keeps the others from it stands beside them. */
export function PatientChoice({ patients, readyIds, left, onChange }: PatientChoiceProps) {
  const isAll = readyIds.length > 0 && left.length === 0
  const toggle = (id: string) => onChange(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  return (
    <Card sx={{ px: 2, py: 1 }}>
      <FormControlLabel
        label="Tout sélectionner"
        disabled={readyIds.length === 0}
        control={
          <Checkbox
            checked={isAll}
            indeterminate={!isAll && left.length < readyIds.length}
            onChange={() => onChange(isAll ? readyIds : [])}
          />
        }
      />
      <Box component="ul" aria-label="Patients à facturer" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {patients.map(({ patientId, name, sessions, netPrice, payers, problems }) => (
          <Box
            key={patientId}
            component="li"
            sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Checkbox
              checked={readyIds.includes(patientId) && !left.includes(patientId)}
              disabled={!readyIds.includes(patientId)}
              onChange={() => toggle(patientId)}
              slotProps={{ input: { 'aria-label': `Facturer ${name}` } }}
            />
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={`/pros/patient/${patientId}`} underline="hover" color="inherit">
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
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(netPrice)}</Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
