import { useQuery } from 'shared/client'
import { LoadFailed, Pending } from 'shared/ui'
import { FoldedSection, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import { readFitChoices } from '../../fit/api.ts'
import { FitFields } from '../../fit/FitFields.tsx'
import { fitChoicesKey } from '../../keys.ts'
import { isFitFilled } from '../draft.ts'
import type { Draft } from '../draft.ts'

const fieldPaths = {
  weightKg: 'fit.weightKg',
  allergies: 'fit.allergies',
  fears: 'fit.fears',
  preferredAnimalIds: 'fit.preferredAnimalIds',
  avoidedAnimalIds: 'fit.avoidedAnimalIds',
  note: 'fit.note',
} as const

/** Animal fields of a new patient; the animal fields of an existing patient are edited in a separate card. */
export function NewFitFields({ control }: { control: Control<Draft> }) {
  const fit = useWatch({ control, name: 'fit' })
  const { errors } = useFormState({ control })
  return (
    <FoldedSection
      title="Avec les animaux"
      layout="stack"
      startsOpen={isFitFilled(fit)}
      isRefused={errors.fit !== undefined}
      isLazy
    >
      <LoadedFitFields control={control} />
    </FoldedSection>
  )
}

function LoadedFitFields({ control }: { control: Control<Draft> }) {
  const { data, isError, refetch } = useQuery({
    queryKey: fitChoicesKey,
    queryFn: ({ signal }) => readFitChoices(signal),
  })
  if (data) return <FitFields control={control} paths={fieldPaths} choices={data} />
  return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Pending rows={4} height={56} />
}
