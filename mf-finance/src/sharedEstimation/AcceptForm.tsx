import { isStatus } from 'shared/client'
import type { SharedEstimation } from 'shared/contracts/finance/estimations'
import { money } from 'shared/domain/format'
import { eurosOf } from 'shared/domain/money/cents'
import { acceptanceProblems } from 'shared/domain/estimations/decisionProblems'
import { estimationTotals } from 'shared/domain/estimations/estimationTotals'
import { Alert, Box, Button, Stack, Typography } from 'shared/ui'
import { CheckInput, Form, problemsResolver, TextInput, useForm, useSave } from 'shared/ui/form'
import { acceptEstimation } from './api.ts'
import { decisionFailed, texts } from './messages.ts'

interface AcceptFormProps {
  token: string
  estimation: SharedEstimation
  onDecided: (estimation: SharedEstimation, sentence: string) => void
  onStale: () => void
}

interface AcceptDraft {
  firstname: string
  lastname: string
  agreed: boolean
  earlyStart: boolean
}

const emptyDraft: AcceptDraft = { firstname: '', lastname: '', agreed: false, earlyStart: false }

/**
 * Form « Bon pour accord » with which a client accepts a quote by typing their name; an individual is informed of the
 * right of withdrawal.
 */
export function AcceptForm({ token, estimation, onDecided, onStale }: AcceptFormProps) {
  const form = useForm<AcceptDraft>({
    defaultValues: emptyDraft,
    resolver: problemsResolver<AcceptDraft>(acceptanceProblems),
  })
  const saving = useSave(form, {
    save: async (draft) => {
      try {
        return await acceptEstimation({ token, ...draft })
      } catch (error) {
        if (isStatus(error, 409)) onStale()
        throw error
      }
    },
    messages: { saved: texts.accepted, failed: decisionFailed },
    onSaved: (acceptedEstimation) => onDecided(acceptedEstimation, texts.accepted),
  })
  const { control } = form
  const total = money(eurosOf(estimationTotals(estimation).total))
  return (
    <Form saving={saving}>
      <Stack spacing={2}>
        <Typography variant="h2">Accepter ce devis</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextInput control={control} name="firstname" label="Prénom" autoComplete="given-name" required />
          <TextInput control={control} name="lastname" label="Nom de famille" autoComplete="family-name" required />
        </Box>
        {!estimation.forFirm && (
          <>
            <Alert severity="info">{texts.withdrawal}</Alert>
            <Box>
              <CheckInput control={control} name="earlyStart" label={texts.earlyStart} />
              <Typography variant="body2" color="textSecondary" sx={{ ml: 4 }}>
                {texts.earlyStartHint}
              </Typography>
            </Box>
          </>
        )}
        <Box>
          <CheckInput
            control={control}
            name="agreed"
            label={`Bon pour accord : j'ai lu le devis et je m'engage à le payer, ${total} au total.`}
          />
        </Box>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={saving.isBusy}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          J'accepte ce devis
        </Button>
      </Stack>
    </Form>
  )
}
