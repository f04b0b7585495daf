import type { ReactNode } from 'react'
import { useId } from 'react'
import type { Animal, Species } from 'shared/contracts/animal'
import { Box, Card, CardContent, Typography } from 'shared/ui'
import { BirthdateInput, Controller, NumberInput, TextInput } from 'shared/ui/form'
import type { AnimalFormApi } from './form.ts'
import { OwnerPicker } from './OwnerPicker.tsx'
import { ClubPicker } from './ClubPicker.tsx'
import { SpeciesFields } from './SpeciesFields.tsx'

interface AnimalFieldsProps {
  form: AnimalFormApi
  species: readonly Species[]
  animal: Animal | undefined
}

export const AnimalFields = ({ form, species, animal }: AnimalFieldsProps) => (
  <>
    <Fields title="Identité">
      <TextInput control={form.control} name="name" label="Nom de l'animal" required autoComplete="off" />
      <Controller
        control={form.control}
        name="birthdate"
        render={({ field }) => <BirthdateInput id="birthdate" value={field.value} onChange={field.onChange} />}
      />
      <SpeciesFields form={form} species={species} />
    </Fields>
    <Fields title="Vie et travail">
      <OwnerPicker form={form} former={animal?.owner ?? null} />
      <ClubPicker form={form} former={animal?.club ?? null} />
      <NumberInput
        control={form.control}
        name="nbWorkingHoursByWeek"
        label="Nombre d'heures de travail hebdo"
        required
        unit="h"
      />
    </Fields>
  </>
)

function Fields({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId}>
      <CardContent>
        <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
          {title}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: 2,
            alignItems: 'end',
          }}
        >
          {children}
        </Box>
      </CardContent>
    </Card>
  )
}
