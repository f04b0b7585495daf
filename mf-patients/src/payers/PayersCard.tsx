import { lazy, Suspense, useState } from 'react'
import { useQuery } from 'shared/client'
import type { PatientDetails } from 'shared/contracts/patients/patientFile'
import { Box, Button, Card, EditIcon, LoadFailed, Pending, Typography } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readPayers } from './api.ts'
import { texts } from './messages.ts'
import { PayerLine } from './PayerLine.tsx'
import { patientShareText } from './payerTexts.ts'

const PayersDialog = lazy(() => import('./PayersDialog.tsx'))

/** Payers of a patient's sessions, with their shares and the remainder of their limits. */
export function PayersCard({ patient }: { patient: PatientDetails }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patient.id, 'payers'),
    queryFn: ({ signal }) => readPayers(patient.id, signal),
    // Always refetched, because another area issues the invoices that reduce the remainder.
    staleTime: 0,
  })
  const payers = data?.payers ?? []
  return (
    <Card component="section" aria-labelledby="payers" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1.5 }}>
        <Typography id="payers" variant="h2">
          {texts.title}
        </Typography>
        {data && (
          <Button startIcon={<EditIcon />} aria-describedby="payers" onClick={() => setOpen(true)}>
            Modifier
          </Button>
        )}
      </Box>
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Pending rows={1} />}
      {data && payers.length === 0 && <Typography color="textSecondary">{texts.patientPaysAll}</Typography>}
      {data && payers.length > 0 && (
        <Box
          component="ul"
          aria-labelledby="payers"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
            gap: 2,
            listStyle: 'none',
            p: 0,
            m: 0,
          }}
        >
          {payers.map((payer) => (
            <PayerLine key={payer.id} payer={payer} />
          ))}
          <Box component="li">
            <Typography variant="body2" color="textSecondary">
              Patient
            </Typography>
            <Typography sx={{ fontWeight: 600 }}>{patientShareText(data.patientShare, payers)}</Typography>
          </Box>
        </Box>
      )}
      {data && isOpen && (
        <Suspense>
          <PayersDialog patient={patient} savedPayers={data} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
