import { lazy, Suspense, useId, useState } from 'react'
import { messageFor, useMutation } from 'shared/client'
import type { Programme } from 'shared/contracts/programme'
import { endProblems } from 'shared/domain/programme/programme'
import { useNavigate } from 'shared/router'
import { practiceToday } from 'shared/session'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Pending, toast } from 'shared/ui'
import { endProgramme } from './api.ts'
import { endFailed, texts } from './messages.ts'
import { reportPath } from './programmePaths.ts'
import { programmesChanged } from './useProgrammes.ts'

const DayField = lazy(() => import('shared/ui/dates').then((module) => ({ default: module.DayField })))

interface EndDialogProps {
  patientId: string
  programme: Programme
  onClose: () => void
}

/** Asks for the last day of a programme, ends it, and leads to its report. */
export function EndDialog({ patientId, programme, onClose }: EndDialogProps) {
  const titleId = useId()
  const navigate = useNavigate()
  const [endedOn, setEndedOn] = useState<string | null>(practiceToday())
  const [problem] = endProblems(programme, endedOn)
  const { mutate, isPending } = useMutation({
    mutationFn: (day: string) => endProgramme(programme, day),
    onSuccess: () => {
      toast(texts.ended)
      onClose()
      void navigate(reportPath(patientId, programme.id))
    },
    onError: (error) => toast(messageFor(error, endFailed), 'error'),
    onSettled: () => programmesChanged(patientId),
  })
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Terminer le programme ?</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Les séances d'après ce jour ne comptent plus pour lui. Un programme terminé ne se change plus ; la suite est
          son bilan.
        </DialogContentText>
        <Suspense fallback={<Pending rows={1} />}>
          <DayField
            label="Dernier jour"
            value={endedOn}
            onChange={setEndedOn}
            required
            error={problem?.message}
            minDay={programme.startDate}
          />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Annuler</Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={problem !== undefined}
          onClick={() => endedOn && mutate(endedOn)}
        >
          Terminer le programme
        </Button>
      </DialogActions>
    </Dialog>
  )
}
