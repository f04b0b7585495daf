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

/** As a line holds it. */
const withComments = (vaccine: Vaccine) => ({ ...vaccine, comments: '' })

/** Vaccines and medical appointments; each line is saved when its focus leaves it. */
export function HealthBlock({ animalId }: { animalId: string }) {
  const { data, isError, refetch } = useQuery({
    queryKey: animalPartKey(animalId, 'health'),
    queryFn: ({ signal }) => readHealth(animalId, signal),
    // Never refetched while shown: it would overwrite what is being typed.
    gcTime: 0,
    staleTime: Infinity,
  })
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()}>{texts.healthFailed}</LoadFailed>
  if (!data) return <Pending rows={4} />
  return (
    <Stack spacing={4}>
      <HealthLines
        title="Vaccins"
        one="ce vaccin"
        add="Ajouter un vaccin"
        none="Aucun vaccin noté."
        saved={data.vaccines.map(withComments)}
        calls={{
          add: async ({ comments: _none, ...vaccine }, key) => withComments(await addVaccine(animalId, vaccine, key)),
          change: async (seen, { comments: _none, ...vaccine }) =>
            withComments(await changeVaccine(animalId, seen, vaccine)),
          remove: (id) => deleteVaccine(animalId, id),
          read: async (id) => (await readHealth(animalId)).vaccines.map(withComments).find((each) => each.id === id),
        }}
      />
      <HealthLines
        title="Rendez-vous médicaux"
        one="ce rendez-vous"
        add="Ajouter un rendez-vous"
        none="Aucun rendez-vous noté."
        withComments
        saved={data.medicalAppointments}
        calls={{
          add: (draft, key) => addAppointment(animalId, draft, key),
          change: (seen, draft) => changeAppointment(animalId, seen, draft),
          remove: (id) => deleteAppointment(animalId, id),
          read: async (id) => (await readHealth(animalId)).medicalAppointments.find((each) => each.id === id),
        }}
      />
    </Stack>
  )
}
