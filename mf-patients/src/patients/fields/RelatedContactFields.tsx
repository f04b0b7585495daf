import { formatPhone } from 'shared/domain/contact/phone'
import { FoldedSection, TextInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { relatedContactFieldGroups } from './relatedContactFieldGroups.ts'
import type { RelatedContactField } from './relatedContactFieldGroups.ts'
import type { Draft } from '../draft.ts'

/** Fields of the legal guardian, the referent and the funder. Each group is initially collapsed if it is empty. */
export const RelatedContactFields = ({ control }: { control: Control<Draft> }) => (
  <>
    <Group control={control} title="Responsable légal" fields={relatedContactFieldGroups.legalManager} />
    <Group control={control} title="Référent" fields={relatedContactFieldGroups.referent} />
    <Group control={control} title="Financeur" fields={relatedContactFieldGroups.funder} />
  </>
)

interface GroupProps {
  control: Control<Draft>
  title: string
  fields: readonly RelatedContactField[]
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
