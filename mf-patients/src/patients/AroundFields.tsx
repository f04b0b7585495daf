import { TextInput, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { FoldedGroup } from './FieldGroup.tsx'

type Names = keyof Draft['individual']

/** The people around the patient: who follows, who answers for, who pays. */
export function AroundFields({ control }: { control: Control<Draft> }) {
  const individual = useWatch({ control, name: 'individual' })
  const filled = (...names: Names[]) => names.some((name) => individual[name] !== '')
  return (
    <>
      <FoldedGroup
        title="Responsable légal"
        filled={filled(
          'legalManagerLastname',
          'legalManagerFirstname',
          'legalManagerEmail',
          'legalManagerPhone',
          'legalManagerLink',
        )}
      >
        <TextInput
          control={control}
          name="individual.legalManagerLastname"
          label="Nom du responsable légal"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.legalManagerFirstname"
          label="Prénom du responsable légal"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.legalManagerLink"
          label="Lien avec le patient"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.legalManagerPhone"
          label="Téléphone du responsable légal"
          type="tel"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.legalManagerEmail"
          label="E-mail du responsable légal"
          type="email"
          autoComplete="off"
        />
      </FoldedGroup>
      <FoldedGroup title="Référent" filled={filled('referentEmail', 'referentPhone')}>
        <TextInput
          control={control}
          name="individual.referentPhone"
          label="Téléphone du référent"
          type="tel"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.referentEmail"
          label="E-mail du référent"
          type="email"
          autoComplete="off"
        />
      </FoldedGroup>
      <FoldedGroup
        title="Financeur"
        filled={filled('funderLastname', 'funderFirstname', 'funderCompanyName', 'funderEmail', 'funderTel')}
      >
        <TextInput control={control} name="individual.funderLastname" label="Nom du financeur" autoComplete="off" />
        <TextInput control={control} name="individual.funderFirstname" label="Prénom du financeur" autoComplete="off" />
        <TextInput
          control={control}
          name="individual.funderCompanyName"
          label="Entreprise du financeur"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.funderTel"
          label="Téléphone du financeur"
          type="tel"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="individual.funderEmail"
          label="E-mail du financeur"
          type="email"
          autoComplete="off"
        />
      </FoldedGroup>
    </>
  )
}
