import { useEffect } from 'react'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { kitPage } from '../kit/kitPage.ts'
import { EmailChangeNotice } from './EmailChangeNotice.tsx'
import { EmptyState } from './EmptyState.tsx'
import { DeletedNotice } from './form/DeletedNotice.tsx'
import { DraftNotice } from './form/storedDraft/DraftNotice.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { Pending } from './Pending.tsx'
import { Toaster } from './toasts/Toaster.tsx'
import { toast, useToasts } from './toasts/toasts.ts'

const noOperation = () => undefined
const severities = ['info', 'success', 'warning', 'error'] as const
const texts = { restored: 'Votre saisie a été reprise.', older: 'Une saisie plus ancienne est sur cet appareil.' }

function Toasts() {
  useEffect(() => {
    useToasts.setState({ toasts: [] })
    toast('Patient ajouté')
    toast('Import en cours', 'info')
    toast('Cet animal a dépassé ses heures de la semaine', 'warning')
    toast("La séance n'a pas pu être supprimée", 'error')
    toast('Séance déplacée', 'success', { action: { label: 'Annuler', onClick: noOperation } })
  }, [])
  return <Toaster />
}

export default kitPage('feedback', 'Messages', [
  {
    title: 'Alertes',
    content: (
      <Stack spacing={1}>
        {severities.map((severity) => (
          <Alert key={severity} severity={severity}>
            Une alerte {severity}.
          </Alert>
        ))}
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small">
              Recréer
            </Button>
          }
        >
          <AlertTitle>Avec un titre et une action</AlertTitle>
          Ce que vous avez saisi est encore là.
        </Alert>
        <Alert severity="info" onClose={noOperation}>
          À fermer.
        </Alert>
      </Stack>
    ),
  },
  { title: 'Notifications', frameHeightPx: 440, content: <Toasts /> },
  {
    title: 'Rien à montrer',
    content: (
      <EmptyState
        title="Aucun patient répertorié pour l'instant"
        action={<Button variant="contained">Ajouter un patient</Button>}
      >
        Vos patients apparaîtront ici.
      </EmptyState>
    ),
  },
  { title: 'Chargement échoué', content: <LoadFailed onRetry={noOperation} /> },
  { title: 'Chargement', content: <Pending rows={3} /> },
  {
    title: 'Barre et formes d’attente',
    content: (
      <Stack spacing={1}>
        <LinearProgress variant="determinate" value={40} />
        <Skeleton variant="text" />
        <Skeleton variant="circular" width={40} height={40} />
      </Stack>
    ),
  },
  {
    title: 'Fiche supprimée par quelqu’un d’autre',
    content: (
      <DeletedNotice title="Ce patient a été supprimé entre-temps" listLink={{ to: '/', label: 'Tous les patients' }} />
    ),
  },
  {
    title: 'Saisie gardée sur l’appareil',
    content: (
      <Stack spacing={1}>
        {(['restored', 'older'] as const).map((found) => (
          <DraftNotice
            key={found}
            found={found}
            storedAt="2026-11-20T08:05:00.000Z"
            texts={texts}
            onRestore={noOperation}
            onIgnore={noOperation}
          />
        ))}
      </Stack>
    ),
  },
  {
    title: 'Changement d’adresse en attente',
    content: (
      <EmailChangeNotice
        isBusy={false}
        onResend={noOperation}
        onCancel={noOperation}
        change={{
          email: 'camille@exemple.fr',
          isConfirmed: true,
          pending: {
            newEmail: 'c.roux@exemple.fr',
            expiresAt: '2026-11-21T09:00:00.000Z',
            isConfirmedByFormer: true,
            isConfirmedByNew: false,
          },
        }}
      />
    ),
  },
])
