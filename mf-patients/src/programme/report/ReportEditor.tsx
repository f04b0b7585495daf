import { useState } from 'react'
import type { Programme, ReportInput } from 'shared/contracts/patients/programme'
import { Box, Button, FileButton } from 'shared/ui'
import {
  Controller,
  DraftNotice,
  Form,
  FormSection,
  RadioInput,
  removeDraft,
  TextInput,
  useForm,
  useKeptDraft,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { giveReport, previewReport } from '../api.ts'
import { draftTexts, reportFailed, texts } from '../messages.ts'
import { reportsChanged } from '../useProgrammes.ts'
import { CommentChoice } from './CommentChoice.tsx'
import { inputOf, newReport } from './draft.ts'

const audiences = [
  { value: 'FULL', label: 'Bilan complet' },
  { value: 'FUNDER', label: 'Pour un financeur : présence et heures seulement' },
]

const draftName = (programmeId: string) => `conclusion.${programmeId}`

/** Prepares the next report: its audience, comments and conclusion. The rest is generated. */
export function ReportEditor({ patientId, programme }: { patientId: string; programme: Programme }) {
  const { id } = programme
  const form = useForm<ReportInput>({ defaultValues: newReport })
  const { control } = form
  const [isGiven, setGiven] = useState(false)
  const saving = useSave(form, {
    save: (draft, key) => giveReport(id, inputOf(draft), key),
    request: { name: draftName(id), contentsOf: inputOf },
    messages: { saved: texts.given, failed: reportFailed },
    hasBox: false,
    // A funder's report says nothing of the conclusion, which is still to be given.
    draftOf: ({ audience }) => ({ ...form.getValues(), ...(audience === 'FULL' && { conclusion: '' }) }),
    onSaved: () => {
      setGiven(true)
      if (form.getValues('conclusion') === '') removeDraft(draftName(id))
      reportsChanged(patientId, id)
    },
  })
  const kept = useKeptDraft<ReportInput, string>(form, {
    name: draftName(id),
    version: '',
    saved: '',
    field: 'conclusion',
    keptOf: ({ conclusion }) => conclusion,
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    fill: (conclusion) => form.setValue('conclusion', conclusion, { shouldDirty: true }),
  })
  const isFull = useWatch({ control, name: 'audience' }) === 'FULL'
  const hasConclusion = useWatch({ control, name: 'conclusion' }) !== ''
  return (
    <Form saving={saving}>
      <FormSection title="Nouveau bilan" layout="stack">
        <RadioInput control={control} name="audience" label="Pour qui" options={audiences} />
        {isFull && (
          <>
            <Controller
              control={control}
              name="sessionIds"
              render={({ field: { value, onChange } }) => (
                <CommentChoice patientId={patientId} programme={programme} value={value} onChange={onChange} />
              )}
            />
            {hasConclusion && !isGiven && <DraftNotice {...kept} texts={draftTexts} />}
            <TextInput control={control} name="conclusion" label="Conclusion du praticien" multiline minRows={5} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <FileButton read={() => previewReport(id, inputOf(form.getValues()))} failed={reportFailed}>
            Aperçu en PDF
          </FileButton>
          <Button type="submit" variant="contained" loading={saving.isBusy}>
            Donner le bilan
          </Button>
        </Box>
      </FormSection>
    </Form>
  )
}
