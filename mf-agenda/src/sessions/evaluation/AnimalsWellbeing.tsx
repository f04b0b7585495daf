import { sessionWellbeing, wellbeingPerAnimal } from 'shared/domain/evaluation/sessionWellbeing'
import type { AnimalWellbeing } from 'shared/domain/evaluation/sessionWellbeing'
import { useAnimals } from 'shared/lists'
import { Box, Stack, Typography } from 'shared/ui'
import { TextField, useController, useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { maxNoteLength } from './NoteInput.tsx'
import { Scale } from './Scale.tsx'

interface AnimalsWellbeingProps {
  form: SessionFormApi
  animalIds: readonly string[]
}

/** Sixth section of the evaluation, rated per animal; the session's ratings are computed from the animals' ratings. */
export function AnimalsWellbeing({ form: { control, setValue }, animalIds }: AnimalsWellbeingProps) {
  const { data: animals = [] } = useAnimals()
  const sessionRatings = useWatch({ control, name: 'evaluation.bienEtreAnimal' })
  const { field } = useController({ control, name: 'evaluation.bienEtreParAnimal' })
  const blocks = wellbeingPerAnimal({ bienEtreAnimal: sessionRatings, bienEtreParAnimal: field.value }, animalIds)

  function change(changedBlock: AnimalWellbeing) {
    const nextBlocks = blocks.map((block) => (block.animalId === changedBlock.animalId ? changedBlock : block))
    field.onChange(nextBlocks)
    setValue('evaluation.bienEtreAnimal', sessionWellbeing(nextBlocks), { shouldDirty: true })
  }

  return (
    <Stack spacing={3}>
      {blocks.map((block) => (
        <AnimalRatings
          key={block.animalId}
          name={animals.find(({ id }) => id === block.animalId)?.name ?? 'Animal'}
          block={block}
          onChange={change}
        />
      ))}
    </Stack>
  )
}

interface AnimalRatingsProps {
  name: string
  block: AnimalWellbeing
  onChange: (block: AnimalWellbeing) => void
}

const criteria = [
  { key: 'comportementAnimal', label: 'Comportement' },
  { key: 'cooperationAnimal', label: 'Coopération' },
] as const

function AnimalRatings({ name, block, onChange }: AnimalRatingsProps) {
  const titleId = `wellbeing-${block.animalId}`
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography variant="h4" component="h4" id={titleId} sx={{ mb: 0.5 }}>
        {name}
      </Typography>
      {criteria.map(({ key, label }) => (
        <Scale
          key={key}
          label={label}
          animalName={name}
          scale="wellbeing"
          value={block[key]}
          onChange={(value) => onChange({ ...block, [key]: value })}
        />
      ))}
      <TextField
        label="Observations"
        multiline
        minRows={2}
        value={block.observations}
        onChange={(event) => onChange({ ...block, observations: event.target.value })}
        slotProps={{ htmlInput: { maxLength: maxNoteLength, 'aria-label': `Observations, ${name}` } }}
        sx={{ mt: 1 }}
      />
    </Box>
  )
}
