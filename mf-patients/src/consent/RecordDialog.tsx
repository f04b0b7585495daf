import { lazy, Suspense, useId } from 'react'
import { queryClient } from 'shared/client'
import type { ConsentGiver } from 'shared/contracts/consent'
import { consentText, consentTextVersion, paperConsentProblems } from 'shared/domain/patients/healthConsent'
import { practiceToday } from 'shared/session'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Pending,
  Stack,
  Typography,
  useIsPhone,
} from 'shared/ui'
import { PickInput, problemsResolver, TextInput, useController, useForm, useSave, useWatch } from 'shared/ui/form'
import { fileKey } from '../keys.ts'
import { recordConsent } from './api.ts'
import { recordFailed, texts } from './messages.ts'

const DayField = lazy(() => import('shared/ui/dates').then((module) => ({ default: module.DayField })))

interface RecordDialogProps {
  patientId: string
  guardianNeeded: boolean
  onClose: () => void
}

interface Draft {
  givenBy: ConsentGiver
  giverName: string
  givenOn: string | null
}

const givers = [
  { value: 'SELF', label: 'Le patient' },
  { value: 'GUARDIAN', label: 'Un responsable légal' },
]

/** Records a consent that was given on paper, with the text it says. */
export default function RecordDialog({ patientId, guardianNeeded, onClose }: RecordDialogProps) {
  const titleId = useId()
  const fullScreen = useIsPhone()
  const form = useForm<Draft>({
    defaultValues: { givenBy: guardianNeeded ? 'GUARDIAN' : 'SELF', giverName: '', givenOn: practiceToday() },
    resolver: problemsResolver<Draft>((draft) => paperConsentProblems(draft, practiceToday())),
  })
  const { control } = form
  const saving = useSave(form, {
    save: ({ givenOn, ...draft }) => recordConsent(patientId, { ...draft, givenOn: givenOn ?? practiceToday() }),
    messages: { saved: texts.recorded, failed: recordFailed },
    hasBox: false,
    onSaved: (consents) => {
      queryClient.setQueryData(fileKey(patientId, 'consents'), consents)
      onClose()
    },
  })
  const { field: day, fieldState } = useController({ control, name: 'givenOn' })
  const givenBy = useWatch({ control, name: 'givenBy' })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={fullScreen}>
      <DialogTitle id={titleId}>Enregistrer un accord papier</DialogTitle>
      <Box component="form" noValidate onSubmit={saving.submit} sx={{ display: 'contents' }}>
        <DialogContent>
          <Stack spacing={2}>
            {saving.failure.length > 0 && <Alert severity="error">{saving.failure.join(' ')}</Alert>}
            <Typography variant="body2" color="textSecondary">
              Le papier signé dit : « {consentText(consentTextVersion, givenBy)} »
            </Typography>
            <PickInput control={control} name="givenBy" label="Donné par" options={givers} />
            <TextInput
              control={control}
              name="giverName"
              label="Nom de la personne"
              required
              slotProps={{ htmlInput: { maxLength: 200 } }}
            />
            <Suspense fallback={<Pending rows={1} />}>
              <DayField
                label="Donné le"
                value={day.value}
                onChange={day.onChange}
                required
                error={fieldState.error?.message}
              />
            </Suspense>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annuler</Button>
          <Button type="submit" variant="contained" loading={saving.isBusy}>
            Enregistrer
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
