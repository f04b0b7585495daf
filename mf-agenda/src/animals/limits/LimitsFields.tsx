import type { AnimalLimits } from 'shared/contracts/agenda/animal'
import { hasLimits, limitsPresets, noLimits, presetOf } from 'shared/domain/workload/presets'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { Box, Typography } from 'shared/ui'
import { FormSection, NumberInput, TextField, useWatch } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

const none = 'none'
const own = 'own'

/** The preset these limits equal. */
const choiceOf = (limits: AnimalLimits) => (hasLimits(limits) ? (presetOf(limits)?.id ?? own) : none)

const inWords = (minutes: number | null) =>
  minutes !== null && minutes >= 60 ? `soit ${minutesInWords(minutes)}` : undefined

/** An animal's limits beside its weekly hours; each may be set or left empty. */
export function LimitsFields({ form }: { form: AnimalFormApi }) {
  const { control, setValue } = form
  const limits = useWatch({ control, name: 'limits' })
  const choice = choiceOf(limits)
  const preset = presetOf(limits)

  const choose = (id: string) => {
    if (id === own) return
    const chosen = limitsPresets.find((each) => each.id === id)?.limits ?? noLimits
    setValue('limits', { ...chosen }, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }

  return (
    <FormSection title="Limites de travail" layout="free">
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '70ch' }}>
        Une séance qui s'en approche est signalée ; au-delà, elle ne s'enregistre qu'avec un motif. Laissez vide ce que
        vous ne limitez pas.
      </Typography>
      <TextField
        select
        label="Repères"
        value={choice}
        onChange={(event) => choose(event.target.value)}
        helperText={preset ? `Source : ${preset.source}` : undefined}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: '32rem' }}
      >
        <option value={none}>Aucune limite</option>
        {limitsPresets.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {choice === own && <option value={own}>Limites de cet animal</option>}
      </TextField>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        Repères publiés, pas une preuve de bien-être : ils restent modifiables.
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          },
          gap: 2,
          alignItems: 'start',
        }}
      >
        <NumberInput
          control={control}
          name="limits.minutesByDay"
          label="Travail par jour, au plus"
          unit="min"
          decimals={0}
          helperText={inWords(limits.minutesByDay)}
        />
        <NumberInput
          control={control}
          name="limits.longestStretch"
          label="Travail d'affilée, au plus"
          unit="min"
          decimals={0}
          helperText={inWords(limits.longestStretch)}
        />
        <NumberInput
          control={control}
          name="limits.restBetween"
          label="Repos entre deux séances"
          unit="min"
          decimals={0}
          helperText={inWords(limits.restBetween)}
        />
        <NumberInput control={control} name="limits.sessionsByDay" label="Séances par jour, au plus" decimals={0} />
        <NumberInput control={control} name="limits.restDaysByWeek" label="Jours de repos par semaine" decimals={0} />
      </Box>
    </FormSection>
  )
}
