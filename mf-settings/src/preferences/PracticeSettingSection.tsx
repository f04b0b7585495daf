import { queryClient } from 'shared/client'
import {
  practiceSettings,
  type PracticeSettingField,
  type PracticeSettingName,
} from 'shared/contracts/accounts/practiceSettings'
import { practiceSettingProblems } from 'shared/domain/accounts/practiceSettingProblems'
import { LoadFailed, Pending, Typography } from 'shared/ui'
import {
  Form,
  FormActions,
  FormSection,
  NumberInput,
  problemsResolver,
  useForm,
  useFreshQuery,
  useSave,
} from 'shared/ui/form'
import { practiceSettingKey } from '../keys.ts'
import { readPracticeSetting, savePracticeSetting } from './api.ts'
import type { SavedSetting } from './api.ts'
import { saveMessages } from './messages.ts'

type Draft = Partial<Record<PracticeSettingField, number | null>>

/** Form of one setting of the practice, as declared in `practiceSettings`. */
export function PracticeSettingSection({ name }: { name: PracticeSettingName }) {
  const { data, isFailed, isPending, retry } = useFreshQuery({
    queryKey: practiceSettingKey(name),
    queryFn: ({ signal }) => readPracticeSetting(name, signal),
  })
  const { title, explanation } = practiceSettings[name]
  return (
    <FormSection title={title} layout="free">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {explanation}
      </Typography>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={1} />}
      {data && <SettingForm name={name} savedSetting={data} />}
    </FormSection>
  )
}

function SettingForm({ name, savedSetting }: { name: PracticeSettingName; savedSetting: SavedSetting }) {
  const setting = practiceSettings[name]
  const { field, title, label, unit, stale } = setting
  const draftOf = (value: SavedSetting): Draft => ({ [field]: value[field] ?? null })
  const form = useForm<Draft>({
    defaultValues: draftOf(savedSetting),
    resolver: problemsResolver<Draft>((draft) => practiceSettingProblems(setting, draft[field])),
  })
  const saving = useSave(form, {
    save: (draft, _key, original = savedSetting) =>
      savePracticeSetting(name, original, { [field]: draft[field] ?? original[field] ?? setting.minimum }),
    revision: {
      original: savedSetting,
      read: () => readPracticeSetting(name),
      draftOf,
      labels: { [field]: title },
    },
    messages: saveMessages,
    draftOf,
    hasErrorSummary: false,
    onSaved: (newSetting) => queryClient.setQueryData(practiceSettingKey(name), newSetting),
  })
  return (
    <Form saving={saving} staleTitle={stale}>
      <NumberInput control={form.control} name={field} label={label} unit={unit} decimals={0} sx={{ maxWidth: 260 }} />
      <FormActions isBusy={saving.isBusy} isDirty={saving.isDirty} />
    </Form>
  )
}
