import type { Criterion } from 'shared/domain/evaluation/sections'
import { useController } from 'shared/ui/form'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { Scale } from './Scale.tsx'

export function CriterionField({
  control,
  criterion: { path, label, scale },
}: Pick<SessionFormApi, 'control'> & { criterion: Criterion }) {
  const { field } = useController({ control, name: `evaluation.${path}` })
  return <Scale label={label} scale={scale} value={field.value} onChange={field.onChange} />
}
