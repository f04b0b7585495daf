import { useEffect, useState } from 'react'
import { messageFor, saveFile, useMutation } from 'shared/client'
import type { Programme, ReportAudience } from 'shared/contracts/programme'
import { Alert, Box, Button, toast } from 'shared/ui'
import {
  FormControlLabel,
  FormSection,
  Radio,
  RadioGroup,
  flushDraft,
  readDraft,
  storeDraftSoon,
  TextField,
  useSendOnce,
} from 'shared/ui/form'
import { giveReport, previewReport } from '../api.ts'
import { reportFailed, texts } from '../messages.ts'
import { reportsChanged } from '../useProgrammes.ts'
import { CommentChoice } from './CommentChoice.tsx'

const audiences: readonly { value: ReportAudience; label: string }[] = [
  { value: 'FULL', label: 'Bilan complet' },
  { value: 'FUNDER', label: 'Pour un financeur : présence et heures seulement' },
]

const onError = (error: Error) => toast(messageFor(error, reportFailed), 'error')

const draftName = (programmeId: string) => `conclusion.${programmeId}`

/** The conclusion this user left unfinished on this device; '' for none. */
function keptConclusion(programmeId: string): string {
  const value = readDraft(draftName(programmeId))?.value
  return typeof value === 'string' ? value : ''
}

/** Prepares the next report: for whom it is, its comments and its conclusion. All else writes itself. */
export function ReportEditor({ patientId, programme }: { patientId: string; programme: Programme }) {
  const { id } = programme
  const [audience, setAudience] = useState<ReportAudience>('FULL')
  const [sessionIds, setSessionIds] = useState<string[]>([])
  const [conclusion, setConclusion] = useState(() => keptConclusion(id))
  const [isRestored] = useState(conclusion !== '')
  const sendOnce = useSendOnce(`report.${id}`)
  const isFull = audience === 'FULL'
  const input = isFull ? { audience, sessionIds, conclusion } : { audience, sessionIds: [], conclusion: '' }
  useEffect(() => () => flushDraft(draftName(id)), [id])
  const write = (text: string) => {
    setConclusion(text)
    storeDraftSoon(draftName(id), text === '' ? undefined : { value: text, version: '' })
  }
  const preview = useMutation({ mutationFn: () => previewReport(id, input), onSuccess: saveFile, onError })
  const giving = useMutation({
    mutationFn: () => sendOnce(input, (key) => giveReport(id, input, key)),
    onSuccess: () => {
      // A funder's report says nothing of the conclusion, which is still to be given.
      if (isFull) write('')
      toast(texts.given)
      reportsChanged(patientId, id)
    },
    onError,
  })
  return (
    <FormSection title="Nouveau bilan" layout="stack">
      <RadioGroup
        aria-label="Pour qui"
        value={audience}
        onChange={(_, value) => setAudience(value === 'FUNDER' ? 'FUNDER' : 'FULL')}
      >
        {audiences.map(({ value, label }) => (
          <FormControlLabel key={value} value={value} label={label} control={<Radio />} />
        ))}
      </RadioGroup>
      {isFull && (
        <>
          <CommentChoice patientId={patientId} programme={programme} value={sessionIds} onChange={setSessionIds} />
          {isRestored && conclusion !== '' && (
            <Alert severity="info">Brouillon de la conclusion restauré : il est gardé sur cet appareil.</Alert>
          )}
          <TextField
            label="Conclusion du praticien"
            multiline
            minRows={5}
            value={conclusion}
            onChange={({ target }) => write(target.value)}
            slotProps={{ htmlInput: { maxLength: 20_000 } }}
          />
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
        <Button loading={preview.isPending} onClick={() => preview.mutate()}>
          Aperçu en PDF
        </Button>
        <Button variant="contained" loading={giving.isPending} onClick={() => giving.mutate()}>
          Donner le bilan
        </Button>
      </Box>
    </FormSection>
  )
}
