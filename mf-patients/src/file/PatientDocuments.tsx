import { useQuery } from 'shared/client'
import type { PatientDocument } from 'shared/contracts/patients/patientFile'
import { money, shortDay } from 'shared/domain/format'
import { Link as RouterLink } from 'shared/router'
import { useRights } from 'shared/session'
import { Box, Button, Card, Link, LoadFailed, Pending, Typography, touchTarget } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readDocuments } from './api.ts'

const kindLabels = { ESTIMATION: 'Devis', BILL: 'Facture' }

interface DocumentsProps {
  patientId: string
  /** The forms of new documents. */
  newDocuments: readonly { label: string; path: string }[]
}

/**
 * The quotes and invoices of a patient, for members who may see them. The finance API provides their status and path.
 */
export function PatientDocuments(props: DocumentsProps) {
  const { privileges } = useRights()
  const isShown = privileges.includes('BILL') || privileges.includes('ESTIMATION')
  return isShown && <Documents {...props} />
}

function Documents({ patientId, newDocuments }: DocumentsProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'documents'),
    queryFn: ({ signal }) => readDocuments(patientId, signal),
    staleTime: 0,
  })
  return (
    <Card component="section" aria-labelledby="patient-documents" sx={{ p: { xs: 2, md: 3 } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography id="patient-documents" variant="h2">
          Devis et factures
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {newDocuments.map(({ label, path }) => (
            <Button key={path} component={RouterLink} to={path}>
              {label}
            </Button>
          ))}
        </Box>
      </Box>
      {isError && !data && (
        <LoadFailed onRetry={() => void refetch()}>Les documents n'ont pas pu être chargés.</LoadFailed>
      )}
      {!isError && !data && <Pending rows={2} />}
      {data?.length === 0 && <Typography color="textSecondary">Aucun devis ni facture pour l'instant.</Typography>}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((patientDocument) => (
            <DocumentLine key={patientDocument.id} document={patientDocument} />
          ))}
        </Box>
      )}
    </Card>
  )
}

const DocumentLine = ({
  document: { kind, number, date, totalPrice, status, path },
}: {
  document: PatientDocument
}) => (
  <Box component="li" sx={{ py: 0.75 }}>
    <Link component={RouterLink} to={path} underline="hover" sx={{ fontWeight: 600, ...touchTarget }}>
      {kindLabels[kind]} {number}
    </Link>
    <Typography component="span" color="textSecondary">
      {` · ${shortDay(date)} · ${money(totalPrice)} · ${status}`}
    </Typography>
  </Box>
)
