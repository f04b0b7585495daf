import type { Animal, Species } from 'shared/contracts/agenda/animal'
import { BirthdateInput, Controller, FormSection, NumberInput, TextInput } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'
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
    <FormSection title="Identité">
      <TextInput control={form.control} name="name" label="Nom de l'animal" required autoComplete="off" />
      <Controller
        control={form.control}
        name="birthdate"
        render={({ field, fieldState }) => (
          <BirthdateInput
            id="birthdate"
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <SpeciesFields form={form} species={species} />
    </FormSection>
    <FormSection title="Vie et travail">
      <OwnerPicker form={form} savedOwner={animal?.owner ?? null} />
      <ClubPicker form={form} savedClub={animal?.club ?? null} />
      <NumberInput
        control={form.control}
        name="nbWorkingHoursByWeek"
        label="Nombre d'heures de travail hebdo"
        required
        unit="h"
      />
    </FormSection>
  </>
)
