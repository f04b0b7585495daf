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
  useStoredDraft,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { issueReport, previewReport } from '../api.ts'
import { draftTexts, reportFailureMessages, texts } from '../messages.ts'
import { refreshReports } from '../useProgrammes.ts'
import { CommentChoice } from './CommentChoice.tsx'
import { inputOf, newReport } from './draft.ts'

const audiences = [
  { value: 'FULL', label: 'Bilan complet' },
  { value: 'FUNDER', label: 'Pour un financeur : présence et heures seulement' },
]

const draftName = (programmeId: string) => `conclusion.${programmeId}`

/** Form of the next report: audience, comments and conclusion; all other content is generated. */
export function ReportEditor({ patientId, programme }: { patientId: string; programme: Programme }) {
  const { id } = programme
  const form = useForm<ReportInput>({ defaultValues: newReport })
  const { control } = form
  const [isIssued, setIssued] = useState(false)
  const saving = useSave(form, {
    save: (draft, key) => issueReport(id, inputOf(draft), key),
    request: { name: draftName(id), contentsOf: inputOf },
    messages: { saved: texts.reportIssued, failed: reportFailureMessages },
    hasErrorSummary: false,
    // Values after saving: issuing a full report clears the conclusion. A funder's report does not contain it, so it is
    // kept for the full report.
    draftOf: ({ audience }) => ({ ...form.getValues(), ...(audience === 'FULL' && { conclusion: '' }) }),
    onSaved: () => {
      setIssued(true)
      if (form.getValues('conclusion') === '') removeDraft(draftName(id))
      refreshReports(patientId, id)
    },
  })
  const storedDraft = useStoredDraft<ReportInput, string>(form, {
    name: draftName(id),
    version: '',
    saved: '',
    field: 'conclusion',
    storedValueOf: ({ conclusion }) => conclusion,
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
            {hasConclusion && !isIssued && <DraftNotice {...storedDraft} texts={draftTexts} />}
            <TextInput control={control} name="conclusion" label="Conclusion du praticien" multiline minRows={5} />
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'flex-end' }}>
          <FileButton read={() => previewReport(id, inputOf(form.getValues()))} failureMessages={reportFailureMessages}>
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
