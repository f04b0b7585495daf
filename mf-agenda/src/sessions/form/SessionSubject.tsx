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
  savedSession: Session | undefined
  sessionTypes: readonly SessionType[]
  clubs: readonly Club[]
  verdicts: readonly Verdict[] | undefined
  onDurationChange: (minutes: number | undefined) => void
}

const deletedTypeLabel = 'Type de séance supprimé'

const toOptions = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))

/** Fields for type, patient, animals and place. */
export function SessionSubject({
  form,
  savedSession,
  sessionTypes,
  clubs,
  verdicts,
  onDurationChange,
}: SessionSubjectProps) {
  const { control, setValue } = form
  const user = useSession((state) => state.user)
  const [withAnimalOnly, patientId] = useWatch({ control, name: ['withAnimalOnly', 'patientId'] })

  // A session whose type was deleted still offers that type.
  const isTypeDeleted = savedSession !== undefined && !sessionTypes.some(({ id }) => id === savedSession.sessionTypeId)
  const typeOptions = [
    ...toOptions(sessionTypes),
    ...(isTypeDeleted ? [{ value: savedSession.sessionTypeId, label: deletedTypeLabel }] : []),
  ]

  const handleTypePick = (id: string | null) => {
    const sessionType = sessionTypes.find((type) => type.id === id)
    setValue('price', defaultPrice(sessionType, user), { shouldDirty: true })
    onDurationChange(sessionType?.duration)
  }
  const handleClubPick = (id: string | null) =>
    setValue('roomRent', roomRentOf(clubs.find((club) => club.id === id)), { shouldDirty: true })
  /** Clears the employees, who belong to the former firm. */
  const handlePatientPick = () => setValue('selectedCorporatePatients', [], { shouldDirty: true })

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
        onPick={handleTypePick}
      />
      {!withAnimalOnly && (
        <>
          <PatientInput control={control} name="patientId" onPick={handlePatientPick} />
          <PatientHours patientId={patientId} />
          <EmployeePicker form={form} />
        </>
      )}
      <SessionAnimals form={form} savedSession={savedSession} verdicts={verdicts} />
      <PickInput
        control={control}
        name="clubId"
        label="Lieu"
        none="Aucun lieu"
        options={toOptions(clubs)}
        onPick={handleClubPick}
      />
    </FormSection>
  )
}
