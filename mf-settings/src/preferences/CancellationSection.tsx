import { queryClient } from 'shared/client'
import { cancellationProblems } from 'shared/domain/sessions/cancellationProblems'
import { LoadFailed, Pending, Stack, Typography } from 'shared/ui'
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
import { cancellationKey } from '../keys.ts'
import { readDelay, saveDelay } from './api.ts'
import type { SavedDelay } from './api.ts'
import { saveMessages, texts } from './messages.ts'

interface DelayDraft {
  cancellationBefore: number | null
}

const draftOf = ({ cancellationBefore }: SavedDelay): DelayDraft => ({ cancellationBefore })

/** Until when patients may cancel. */
export function CancellationSection() {
  const { data, isFailed, isPending, retry } = useFreshQuery({
    queryKey: cancellationKey,
    queryFn: ({ signal }) => readDelay(signal),
  })
  return (
    <FormSection title="Délai d'annulation" layout="free">
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Un patient annule lui-même sa séance par le lien de sa confirmation, jusqu'à ce délai avant le début. Ensuite,
        il doit vous contacter. Vous n'êtes jamais tenu par ce délai.
      </Typography>
      {isFailed && <LoadFailed onRetry={retry} />}
      {isPending && <Pending rows={1} />}
      {data && <DelayForm delay={data} />}
    </FormSection>
  )
}

function DelayForm({ delay }: { delay: SavedDelay }) {
  const form = useForm<DelayDraft>({
    defaultValues: draftOf(delay),
    resolver: problemsResolver<DelayDraft>(cancellationProblems),
  })
  const saving = useSave(form, {
    save: ({ cancellationBefore }, _key, seen = delay) =>
      saveDelay(seen, { cancellationBefore: cancellationBefore ?? seen.cancellationBefore }),
    revision: {
      seen: delay,
      read: () => readDelay(),
      draftOf,
      labels: { cancellationBefore: "Délai d'annulation" },
    },
    messages: saveMessages,
    draftOf,
    hasBox: false,
    onSaved: (saved) => queryClient.setQueryData(cancellationKey, saved),
  })
  return (
    <Form saving={saving} staleTitle={texts.staleDelay}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ justifyContent: 'space-between' }}>
        <NumberInput
          control={form.control}
          name="cancellationBefore"
          label="Délai avant la séance"
          unit="heures"
          decimals={0}
          sx={{ maxWidth: 260 }}
        />
        <FormActions submit="Enregistrer le délai" isBusy={saving.isBusy} />
      </Stack>
    </Form>
  )
}
