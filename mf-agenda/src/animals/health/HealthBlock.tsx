import { useQuery } from 'shared/client'
import type { Vaccine } from 'shared/contracts/agenda/animal'
import { LoadFailed, Pending, Stack } from 'shared/ui'
import { animalPartKey } from '../../keys.ts'
import {
  addAppointment,
  addVaccine,
  changeAppointment,
  changeVaccine,
  deleteAppointment,
  deleteVaccine,
  readHealth,
} from '../api.ts'
import { texts } from '../messages.ts'
import { HealthLines } from './HealthLines.tsx'

/** Adds empty comments to a vaccine, so that a line edits it with the same fields as an appointment. */
const withEmptyComments = (vaccine: Vaccine) => ({ ...vaccine, comments: '' })

/** Vaccines and medical appointments; a line is saved when the focus leaves one of its fields. */
export function HealthBlock({ animalId }: { animalId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'health'),
    queryFn: ({ signal }) => readHealth(animalId, signal),
    // Does not refetch the data while it is shown, because that would overwrite unsaved input.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()}>{texts.healthFailed}</LoadFailed>
  if (!data) return <Pending rows={4} />
  return (
    <Stack spacing={4}>
      <HealthLines
        title="Vaccins"
        itemLabel="ce vaccin"
        addLabel="Ajouter un vaccin"
        emptyText="Aucun vaccin noté."
        savedLines={data.vaccines.map(withEmptyComments)}
        calls={{
          add: async ({ comments: _comments, ...vaccine }, key) =>
            withEmptyComments(await addVaccine(animalId, vaccine, key)),
          change: async (savedVaccine, { comments: _comments, ...vaccine }) =>
            withEmptyComments(await changeVaccine(animalId, savedVaccine, vaccine)),
          remove: (id) => deleteVaccine(animalId, id),
          read: async (id) =>
            (await readHealth(animalId)).vaccines.map(withEmptyComments).find((candidate) => candidate.id === id),
        }}
      />
      <HealthLines
        title="Rendez-vous médicaux"
        itemLabel="ce rendez-vous"
        addLabel="Ajouter un rendez-vous"
        emptyText="Aucun rendez-vous noté."
        hasComments
        savedLines={data.medicalAppointments}
        calls={{
          add: (draft, key) => addAppointment(animalId, draft, key),
          change: (savedAppointment, draft) => changeAppointment(animalId, savedAppointment, draft),
          remove: (id) => deleteAppointment(animalId, id),
          read: async (id) => (await readHealth(animalId)).medicalAppointments.find((candidate) => candidate.id === id),
        }}
      />
    </Stack>
  )
}
