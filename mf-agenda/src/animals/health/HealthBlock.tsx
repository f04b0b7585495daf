import { useQuery } from 'shared/client'
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
import { lineOf } from './line.ts'

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
        lines={data.vaccines.map((vaccine) => lineOf({ ...vaccine, comments: '' }))}
        calls={{
          add: ({ name, date, validUntil }) => addVaccine(animalId, { name, date, validUntil }),
          change: (id, { name, date, validUntil }) => changeVaccine(animalId, id, { name, date, validUntil }),
          remove: (id) => deleteVaccine(animalId, id),
        }}
      />
      <HealthLines
        title="Rendez-vous médicaux"
        one="ce rendez-vous"
        add="Ajouter un rendez-vous"
        none="Aucun rendez-vous noté."
        withComments
        lines={data.medicalAppointments.map(lineOf)}
        calls={{
          add: (written) => addAppointment(animalId, written),
          change: (id, written) => changeAppointment(animalId, id, written),
          remove: (id) => deleteAppointment(animalId, id),
        }}
      />
    </Stack>
  )
}
