import { interactionKinds } from 'shared/domain/evaluation/sections'
import { Box, Typography } from 'shared/ui'
import { Checkbox, FormControlLabel, useController } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'

/** Observed kinds of interaction between patient and animal, stored in display order. */
export function KindsObserved({ control }: Pick<SessionFormApi, 'control'>) {
  const { field } = useController({ control, name: 'evaluation.interaction.typesObserves' })
  const toggle = (kind: (typeof field.value)[number], isObserved: boolean) =>
    field.onChange(
      interactionKinds
        .map(({ value }) => value)
        .filter((value) => (value === kind ? isObserved : field.value.includes(value))),
    )
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend">Types d'interaction observés</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {interactionKinds.map(({ value, label }) => (
          <FormControlLabel
            key={value}
            label={label}
            control={
              <Checkbox checked={field.value.includes(value)} onChange={(_, checked) => toggle(value, checked)} />
            }
          />
        ))}
      </Box>
    </Box>
  )
}
