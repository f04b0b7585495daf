import { lazy, Suspense, useState } from 'react'
import { useQuery } from 'shared/client'
import type { Consent, PatientConsents } from 'shared/contracts/patients/consent'
import { longDay, shortDay } from 'shared/domain/format'
import { consentText } from 'shared/domain/patients/healthConsent'
import { practiceDayOf } from 'shared/session'
import { Box, Button, Card, LoadFailed, Pending, Typography } from 'shared/ui'
import { fileKey } from '../keys.ts'
import { readConsents } from './api.ts'
import { texts } from './messages.ts'

const RecordDialog = lazy(() => import('./RecordDialog.tsx'))
const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'))

/** The patient's consents to the storage of health data, with their giver, date and text. */
export function ConsentCard({ patientId }: { patientId: string }) {
  const [openDialog, setOpenDialog] = useState<'record' | 'withdraw'>()
  const { data, isError, refetch } = useQuery({
    queryKey: fileKey(patientId, 'consents'),
    queryFn: ({ signal }) => readConsents(patientId, signal),
  })
  const isInForce = data?.consents.some(({ withdrawnAt }) => withdrawnAt === null)
  const dialogProps = { patientId, onClose: () => setOpenDialog(undefined) }
  return (
    <Card component="section" aria-labelledby="consent" sx={{ p: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id="consent" variant="h2">
          Accord sur les données de santé
        </Typography>
        {data && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {isInForce && <Button onClick={() => setOpenDialog('withdraw')}>Retirer l'accord</Button>}
            <Button onClick={() => setOpenDialog('record')}>Enregistrer un accord papier</Button>
          </Box>
        )}
      </Box>
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {!data && !isError && <Pending rows={1} />}
      {data && <ConsentList patientConsents={data} />}
      <Suspense>
        {openDialog === 'record' && <RecordDialog {...dialogProps} guardianNeeded={data?.guardianNeeded ?? false} />}
        {openDialog === 'withdraw' && <WithdrawDialog {...dialogProps} answerCount={data?.answers ?? 0} />}
      </Suspense>
    </Card>
  )
}

const ConsentList = ({ patientConsents: { consents, guardianNeeded } }: { patientConsents: PatientConsents }) => (
  <>
    {consents.length === 0 && (
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {texts.noConsent}
      </Typography>
    )}
    {guardianNeeded && !consents.some(({ withdrawnAt }) => withdrawnAt === null) && (
      <Typography sx={{ mt: 1, fontWeight: 600 }}>{texts.guardianNeeded}</Typography>
    )}
    {consents.length > 0 && (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {consents.map((consent) => (
          <ConsentLine key={consent.id} consent={consent} />
        ))}
      </Box>
    )}
  </>
)

function ConsentLine({
  consent: { givenBy, giverName, givenOn, textVersion, recordedBy, withdrawnAt },
}: {
  consent: Consent
}) {
  const giver = givenBy === 'GUARDIAN' ? `${giverName}, responsable légal` : giverName
  const methodText = recordedBy === null ? 'en ligne' : `sur papier, enregistré par ${recordedBy}`
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {withdrawnAt === null ? 'Donné' : 'Retiré'} le{' '}
        {longDay(withdrawnAt === null ? givenOn : practiceDayOf(withdrawnAt))} par {giver}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[methodText, withdrawnAt && `donné le ${shortDay(givenOn)}`].filter(Boolean).join(' · ')}
      </Typography>
      <Box component="details" sx={{ typography: 'body2', color: 'text.secondary' }}>
        <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, width: 'fit-content' }}>
          {`Texte n° ${textVersion}`}
        </Box>
        « {consentText(textVersion, givenBy)} »
      </Box>
    </Box>
  )
}
