import { useState } from 'react'
import type { AnimalLimits } from 'shared/contracts/agenda/animal'
import { hasLimits, limitsPresets, noLimits, presetOf } from 'shared/domain/workload/presets'
import { minutesInWords } from 'shared/domain/workload/sentences'
import { Box, Typography } from 'shared/ui'
import { FormSection, NumberInput, TextField, useWatch } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

const noLimitsChoice = 'none'
const customLimitsChoice = 'own'

/** Returns the choice that the select shows: no limits, the preset with exactly these limits, or custom limits. */
const presetChoiceOf = (limits: AnimalLimits) =>
  hasLimits(limits) ? (presetOf(limits)?.id ?? customLimitsChoice) : noLimitsChoice

const durationHint = (minutes: number | null) =>
  minutes !== null && minutes >= 60 ? `soit ${minutesInWords(minutes)}` : undefined

/** Optional working limits of an animal, in addition to its weekly hours. */
export function LimitsFields({ form }: { form: AnimalFormApi }) {
  const { control, setValue } = form
  const limits = useWatch({ control, name: 'limits' })
  const choice = presetChoiceOf(limits)
  /** Typed limits, which can be chosen again after a preset. */
  const [typedLimits, setTypedLimits] = useState<AnimalLimits>()
  const preset = presetOf(limits)

  const applyChoice = (id: string) => {
    if (choice === customLimitsChoice) setTypedLimits(limits)
    const presetLimits = limitsPresets.find((candidate) => candidate.id === id)?.limits ?? noLimits
    const chosenLimits = id === customLimitsChoice && typedLimits ? typedLimits : presetLimits
    setValue('limits', { ...chosenLimits }, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
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
        onChange={(event) => applyChoice(event.target.value)}
        helperText={preset ? `Source : ${preset.source}` : undefined}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: '32rem' }}
      >
        <option value={noLimitsChoice}>Aucune limite</option>
        {limitsPresets.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
        {(typedLimits || choice === customLimitsChoice) && (
          <option value={customLimitsChoice}>Limites de cet animal</option>
        )}
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
          helperText={durationHint(limits.minutesByDay)}
        />
        <NumberInput
          control={control}
          name="limits.longestStretch"
          label="Travail d'affilée, au plus"
          unit="min"
          decimals={0}
          helperText={durationHint(limits.longestStretch)}
        />
        <NumberInput
          control={control}
          name="limits.restBetween"
          label="Repos entre deux séances"
          unit="min"
          decimals={0}
          helperText={durationHint(limits.restBetween)}
        />
        <NumberInput control={control} name="limits.sessionsByDay" label="Séances par jour, au plus" decimals={0} />
        <NumberInput control={control} name="limits.restDaysByWeek" label="Jours de repos par semaine" decimals={0} />
      </Box>
    </FormSection>
  )
}
