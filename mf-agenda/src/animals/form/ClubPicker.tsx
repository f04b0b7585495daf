import type { Animal } from 'shared/contracts/agenda/animal'
import { useClubs } from 'shared/lists'
import { PickInput } from 'shared/ui/form'
import type { AnimalFormApi } from '../AnimalFormApi.ts'

/** Picks a place or none. The saved place stays an option after it was removed from the list. */
export function ClubPicker({ form: { control }, savedClub }: { form: AnimalFormApi; savedClub: Animal['club'] }) {
  const { data: clubs = [], isSuccess, isError } = useClubs()
  const isRemoved = savedClub !== null && !clubs.some(({ id }) => id === savedClub.id)
  const options = [...clubs, ...(isRemoved ? [savedClub] : [])].map(({ id, name }) => ({
    value: id,
    label: isSuccess && id === savedClub?.id && isRemoved ? `${name} (retiré des lieux)` : name,
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
