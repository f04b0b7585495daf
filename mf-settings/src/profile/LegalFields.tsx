import { FoldedSection, NumberInput, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

const fullWidth = { gridColumn: '1 / -1' }

/** Legal mentions for a company's documents, and the mediator for individual patients. */
export function LegalFields({ control }: { control: Control<Draft> }) {
  const isIndividual = useWatch({ control, name: 'individualFirm' })
  const { errors } = useFormState({ control })
  return (
    <FoldedSection title="Mentions légales des devis et factures" isRefused={errors.mediator !== undefined}>
      {!isIndividual && (
        <>
          <TextInput control={control} name="legalForm" label="Forme juridique" helperText="SARL, SASU, association…" />
          <TextInput control={control} name="rcsCity" label="Ville du RCS" helperText="RCS Lyon : Lyon" />
          <NumberInput control={control} name="shareCapital" label="Capital social" unit="€" sx={fullWidth} />
        </>
      )}
      <TextInput
        control={control}
        name="mediator.name"
        label="Médiateur de la consommation"
        helperText="Son nom figure sur les documents adressés aux particuliers"
        sx={fullWidth}
      />
      <TextInput control={control} name="mediator.address" label="Adresse du médiateur" />
      <TextInput control={control} name="mediator.websiteURL" label="Site du médiateur" type="url" />
    </FoldedSection>
  )
}
