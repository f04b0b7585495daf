import type { Animal } from 'shared/contracts/agenda/animal'
import { useClubs } from 'shared/lists'
import { PickInput } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

/** A place or none; the one it had stays on offer when it has left the list. */
export function ClubPicker({ form: { control }, former }: { form: AnimalFormApi; former: Animal['club'] }) {
  const { data: clubs = [], isSuccess, isError } = useClubs()
  const isGone = former !== null && !clubs.some(({ id }) => id === former.id)
  const options = [...clubs, ...(isGone ? [former] : [])].map(({ id, name }) => ({
    value: id,
    label: isSuccess && id === former?.id && isGone ? `${name} (retiré des lieux)` : name,
  }))
  return (
    <PickInput
      control={control}
      name="clubId"
      label="Lieu"
      none="Aucun"
      options={options}
      helperText={isError ? "La liste des lieux n'a pas pu être chargée." : undefined}
    />
  )
}
