import type { Club } from 'shared/contracts/agenda/club'
import type { Session, Verdict } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { defaultPrice, roomRentOf } from 'shared/domain/sessions/pricing'
import { useSession } from 'shared/session'
import { Controller, FormControlLabel, FormSection, PatientInput, PickInput, Switch, useWatch } from 'shared/ui/form'
import { EmployeePicker } from '../employees/EmployeePicker.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { PatientHours } from './PatientHours.tsx'
import { SessionAnimals } from './SessionAnimals.tsx'

interface SessionSubjectProps {
  form: SessionFormApi
  saved: Session | undefined
  sessionTypes: readonly SessionType[]
  clubs: readonly Club[]
  verdicts: readonly Verdict[] | undefined
  onDurationChange: (minutes: number | undefined) => void
}

const deletedType = 'Type de séance supprimé'

const toOptions = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** Fields for type, patient, animals and place. */
export function SessionSubject({ form, saved, sessionTypes, clubs, verdicts, onDurationChange }: SessionSubjectProps) {
  const { control, setValue } = form
  const user = useSession((state) => state.user)
  const [withAnimalOnly, patientId] = useWatch({ control, name: ['withAnimalOnly', 'patientId'] })

  // A session whose type was deleted still offers that type.
  const isTypeDeleted = saved !== undefined && !sessionTypes.some(({ id }) => id === saved.sessionTypeId)
  const typeOptions = [
    ...toOptions(sessionTypes),
    ...(isTypeDeleted ? [{ value: saved.sessionTypeId, label: deletedType }] : []),
  ]

  const typePicked = (id: string | null) => {
    const sessionType = sessionTypes.find((type) => type.id === id)
    setValue('price', defaultPrice(sessionType, user), { shouldDirty: true })
    onDurationChange(sessionType?.duration)
  }
  const clubPicked = (id: string | null) =>
    setValue('roomRent', roomRentOf(clubs.find((club) => club.id === id)), { shouldDirty: true })
  /** Clears the employees, who belong to the former firm. */
  const patientPicked = () => setValue('selectedCorporatePatients', [], { shouldDirty: true })

  return (
    <FormSection layout="stack" title="Séance">
      <Controller
        control={control}
        name="withAnimalOnly"
        render={({ field }) => (
          <FormControlLabel
            label="Travail de l'animal seulement"
            control={
              <Switch checked={field.value} onBlur={field.onBlur} onChange={(_, checked) => field.onChange(checked)} />
            }
          />
        )}
      />
      <PickInput
        control={control}
        name="sessionTypeId"
        label="Type de séance"
        options={typeOptions}
        onPick={typePicked}
      />
      {!withAnimalOnly && (
        <>
          <PatientInput control={control} name="patientId" onPick={patientPicked} />
          <PatientHours patientId={patientId} />
          <EmployeePicker form={form} />
        </>
      )}
      <SessionAnimals form={form} saved={saved} verdicts={verdicts} />
      <PickInput
        control={control}
        name="clubId"
        label="Lieu"
        none="Aucun lieu"
        options={toOptions(clubs)}
        onPick={clubPicked}
      />
    </FormSection>
  )
}
