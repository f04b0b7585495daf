import { Box, Button, Typography } from 'shared/ui'
import type { Choice } from './choices.ts'
import type { PreviewTexts } from './previewTexts.ts'

/** Buttons that skip, or force, all blocked dates. */
export const ChoiceForAllDates = ({
  count,
  texts,
  onChoose,
}: {
  count: number
  texts: PreviewTexts
  onChoose: (choice: Choice) => void
}) => (
  <Box
    component="fieldset"
    aria-label="Toutes les dates occupées"
    sx={{
      m: 0,
      border: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 1,
      p: 1.5,
      borderRadius: 1,
      bgcolor: 'background.sunk',
    }}
  >
    <Typography sx={{ mr: 'auto' }}>
      <strong>{count} dates occupées</strong>
    </Typography>
    <Button onClick={() => onChoose('skip')}>{texts.skipAllLabel}</Button>
    <Button onClick={() => onChoose('force')}>Toutes les enregistrer quand même</Button>
  </Box>
)
