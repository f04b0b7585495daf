import { formatPhone } from 'shared/domain/contact/phone'
import { FoldedSection, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { fieldsOfPeopleAround } from './fieldsOfPeopleAround.ts'
import type { PersonAroundField } from './fieldsOfPeopleAround.ts'
import type { Draft } from '../draft.ts'

/** Fields of the people around the patient. Each group is collapsed while it is empty, as it is for most patients. */
export const PeopleAroundFields = ({ control }: { control: Control<Draft> }) => (
  <>
    <Group control={control} title="Responsable légal" fields={fieldsOfPeopleAround.legalManager} />
    <Group control={control} title="Référent" fields={fieldsOfPeopleAround.referent} />
    <Group control={control} title="Financeur" fields={fieldsOfPeopleAround.funder} />
  </>
)

interface GroupProps {
  control: Control<Draft>
  title: string
  fields: readonly PersonAroundField[]
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
          format={type === 'tel' ? formatPhone : undefined}
          autoComplete="off"
        />
      ))}
    </FoldedSection>
  )
}
