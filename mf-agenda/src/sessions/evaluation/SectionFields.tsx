import type { EvaluationSection } from 'shared/domain/evaluation/sections'
import { Box, Divider, Stack, Typography } from 'shared/ui'
import { useWatch } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { Adaptations } from './Adaptations.tsx'
import { AnimalsWellbeing } from './AnimalsWellbeing.tsx'
import { CriterionField } from './CriterionField.tsx'
import { KindsObserved } from './KindsObserved.tsx'
import { NoteInput } from './NoteInput.tsx'

interface SectionFieldsProps {
  form: SessionFormApi
  section: EvaluationSection
}

/** Fields of one section. */
export function SectionFields({ form, section }: SectionFieldsProps) {
  const animalIds = useWatch({ control: form.control, name: 'animalIds' })
  if (section.id === 'bienEtreAnimal' && animalIds.length > 0)
    return <AnimalsWellbeing form={form} animalIds={animalIds} />
  return <PlainFields form={form} section={section} />
}

function PlainFields({ form: { control }, section: { id, groups, notes } }: SectionFieldsProps) {
  // Excludes the text field that is shown below its own checkbox.
  const shownNotes = notes.filter(({ path }) => path !== 'recommandations.autresAdaptations')
  return (
    <Stack spacing={2}>
      {groups.map(({ title, criteria }) => (
        <Box key={title ?? id}>
          {title && (
            <Typography variant="h4" component="h4" sx={{ mb: 0.5 }}>
              {title}
            </Typography>
          )}
          <Stack divider={<Divider />}>
            {criteria.map((criterion) => (
              <CriterionField key={criterion.path} control={control} criterion={criterion} />
            ))}
          </Stack>
        </Box>
      ))}
      {id === 'interaction' && <KindsObserved control={control} />}
      {shownNotes.map(({ path, label }) => (
        <NoteInput key={path} control={control} path={path} label={label} />
      ))}
      {id === 'recommandations' && <Adaptations control={control} />}
    </Stack>
  )
}
