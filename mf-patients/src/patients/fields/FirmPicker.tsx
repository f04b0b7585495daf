import { useEffect } from 'react'
import { usePickablePatients } from 'shared/lists'
import { toast } from 'shared/ui'
import { PickInput, useFormState, useWatch } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { Draft } from '../draft.ts'
import { texts } from '../messages.ts'

/** Select for the company of an individual. An archived or deleted company stays selected. */
export function FirmPicker({ control }: { control: Control<Draft> }) {
  const selectedFirmId = useWatch({ control, name: 'individual.firm' })
  const savedFirmId = useFormState({ control }).defaultValues?.individual?.firm ?? null
  const { data: firms, isPending, isError } = usePickablePatients([selectedFirmId, savedFirmId], { type: 'FIRM' })
  useEffect(() => {
    if (isError) toast(texts.firmsFailed, 'error')
  }, [isError])

  const options = (firms ?? []).map(({ id, firm, archivedAt }) => ({
    value: id,
    label: `${firm?.companyName ?? ''}${archivedAt === null ? '' : ' (archivée)'}`,
  }))
  const isListed = options.some(({ value }) => value === selectedFirmId)
  if (selectedFirmId !== null && !isListed)
    options.push({ value: selectedFirmId, label: isPending || isError ? '…' : 'Entreprise supprimée' })

  return (
    <PickInput
      control={control}
      name="individual.firm"
      label="Entreprise de rattachement"
      none="Aucune"
      helperText={isError ? texts.firmsFailed : undefined}
      options={options}
    />
  )
}
