import { adaptations } from 'shared/domain/evaluation/sections'
import { Box, Typography } from 'shared/ui'
import { CheckInput, TextInput, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { maxNoteLength } from './NoteInput.tsx'

/** Adaptations for the next session; « Autres » shows a text field. */
export function Adaptations({ control }: Pick<SessionFormApi, 'control'>) {
  const hasOthers = useWatch({ control, name: 'evaluation.recommandations.adaptations.autres' })
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend">Adaptations à prévoir</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {adaptations.map(({ path, label }) => (
          <CheckInput key={path} control={control} name={`evaluation.${path}`} label={label} />
        ))}
      </Box>
      {hasOthers && (
        <TextInput
          control={control}
          name="evaluation.recommandations.autresAdaptations"
          label="Autres adaptations"
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: maxNoteLength } }}
          sx={{ mt: 1 }}
        />
      )}
    </Box>
  )
}
