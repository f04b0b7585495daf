import { useEffect } from 'react'
import { usePatients } from 'shared/lists'
import { toast } from 'shared/ui'
import { PickInput } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from './draft.ts'
import { texts } from './messages.ts'

/** The company an individual comes with, among those of the practice. */
export function FirmPicker({ control }: { control: Control<Draft> }) {
  const { data: firms = [], isError } = usePatients({ type: 'FIRM' })
  useEffect(() => {
    if (isError) toast(texts.firmsFailed, 'error')
  }, [isError])

  return (
    <PickInput
      control={control}
      name="individual.firm"
      label="Entreprise de rattachement"
      none="Aucune"
      helperText={isError ? texts.firmsFailed : undefined}
      options={firms.map(({ id, firm }) => ({ value: id, label: firm?.companyName ?? '' }))}
    />
  )
}
