import { lazy, Suspense, useState } from 'react'
import { queryClient } from 'shared/client'
import type { Session } from 'shared/contracts/agenda/session'
import { money } from 'shared/domain/format'
import { Alert, Box, Button, EditIcon, Typography } from 'shared/ui'
import { FormSection } from 'shared/ui/form'
import { divisionKey } from '../../keys.ts'
import { useDivision } from './api.ts'
import { texts } from './messages.ts'

const DivisionDialog = lazy(() => import('./DivisionDialog.tsx'))

const rowStyle = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }

/** Payers of a saved session, with the amount that each pays; renders nothing if the patient is the only payer. */
export function SessionPayers({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useDivision(session.id)
  const close = () => {
    setOpen(false)
    // Reloaded on closing, so that the dialog next opens with the patient's current payers.
    void queryClient.invalidateQueries({ queryKey: divisionKey(session.id) })
  }
  const isShared = data && (data.payers.length > 0 || data.parts.some(({ payerId }) => payerId !== null))
  if (!isShared) return null
  const isPartBilled = data.parts.some(({ billId }) => billId !== null)
  return (
    <FormSection
      layout="stack"
      title={texts.title}
      action={
        !isPartBilled && (
          <Button size="small" startIcon={<EditIcon />} onClick={() => setOpen(true)}>
            Modifier
          </Button>
        )
      }
    >
      <Box component="ul" aria-label="Parts de la séance" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.parts.map(({ payerId, name, amount, billNumber }) => (
          <Box key={payerId} component="li" sx={rowStyle}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              {billNumber !== null && (
                <Typography variant="body2" color="textSecondary">
                  Facture {billNumber}
                </Typography>
              )}
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(amount)}</Box>
          </Box>
        ))}
        {data.paidAtPlace > 0 && (
          <Box component="li" sx={rowStyle}>
            <Box>
              Directement au lieu
              <Typography variant="body2" color="textSecondary">
                En plus du prix, sur aucune facture
              </Typography>
            </Box>
            <Box sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>{money(data.paidAtPlace)}</Box>
          </Box>
        )}
      </Box>
      {data.parts.length === 0 && <Typography color="textSecondary">{texts.noPrice}</Typography>}
      {data.overCeiling > 0 && (
        <Alert severity="warning">
          Un plafond est atteint : {money(data.overCeiling)} de cette séance reviennent à qui paie le reste.
        </Alert>
      )}
      <Typography variant="body2" color="textSecondary">
        {isPartBilled
          ? texts.partBilled
          : `${data.division === null ? texts.patientDivision : texts.sessionDivision} Prix H.T enregistré : ${money(data.price)}.`}
      </Typography>
      {isOpen && (
        <Suspense>
          <DivisionDialog session={session} savedDivision={data} onClose={close} />
        </Suspense>
      )}
    </FormSection>
  )
}
