import { FoldedSection, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'

interface Field {
  name: Exclude<keyof Draft['individual'], 'birthdate' | 'nbHoursToDo' | 'firm'>
  label: string
  type?: 'tel' | 'email'
}

const legalManager: readonly Field[] = [
  { name: 'legalManagerLastname', label: 'Nom du responsable légal' },
  { name: 'legalManagerFirstname', label: 'Prénom du responsable légal' },
  { name: 'legalManagerLink', label: 'Lien avec le patient' },
  { name: 'legalManagerPhone', label: 'Téléphone du responsable légal', type: 'tel' },
  { name: 'legalManagerEmail', label: 'E-mail du responsable légal', type: 'email' },
]

const referent: readonly Field[] = [
  { name: 'referentPhone', label: 'Téléphone du référent', type: 'tel' },
  { name: 'referentEmail', label: 'E-mail du référent', type: 'email' },
]

const funder: readonly Field[] = [
  { name: 'funderLastname', label: 'Nom du financeur' },
  { name: 'funderFirstname', label: 'Prénom du financeur' },
  { name: 'funderCompanyName', label: 'Entreprise du financeur' },
  { name: 'funderTel', label: 'Téléphone du financeur', type: 'tel' },
  { name: 'funderEmail', label: 'E-mail du financeur', type: 'email' },
]

/** The people around the patient. Most patients have none: each group is folded until it is filled. */
export const AroundFields = ({ control }: { control: Control<Draft> }) => (
  <>
    <Group control={control} title="Responsable légal" fields={legalManager} />
    <Group control={control} title="Référent" fields={referent} />
    <Group control={control} title="Financeur" fields={funder} />
  </>
)

interface GroupProps {
  control: Control<Draft>
  title: string
  fields: readonly Field[]
}

function Group({ control, title, fields }: GroupProps) {
  const individual = useWatch({ control, name: 'individual' })
  const { errors } = useFormState({ control })
  return (
    <FoldedSection
      title={title}
      startsOpen={fields.some(({ name }) => individual[name] !== '')}
      isRefused={fields.some(({ name }) => errors.individual?.[name] !== undefined)}
    >
      {fields.map(({ name, label, type }) => (
        <TextInput
          key={name}
          control={control}
          name={`individual.${name}`}
          label={label}
          type={type}
          autoComplete="off"
        />
      ))}
    </FoldedSection>
  )
}
