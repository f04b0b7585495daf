import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Club } from 'shared/contracts/agenda/club'
import type { Session, Verdict } from 'shared/contracts/agenda/session'
import type { SessionType } from 'shared/contracts/directory/sessionType'
import { Box } from 'shared/ui'
import { Controller, FormControlLabel, FormSection, PatientInput, PickInput, Switch, useWatch } from 'shared/ui/form'
import { EmployeePicker } from '../employees/EmployeePicker.tsx'
import type { SessionFormApi } from '../SessionFormApi.ts'
import { pairsSx, rowSx } from './formLayout.ts'
import { PatientHours } from './PatientHours.tsx'
import { SessionAnimals } from './SessionAnimals.tsx'

interface SessionSubjectProps {
  form: SessionFormApi
  savedSession: Session | undefined
  sessionTypes: readonly SessionType[]
  clubs: readonly Club[]
  verdicts: readonly Verdict[] | undefined
  /** Notice that the values were filled from the patient's last session. */
  lastSessionNotice: ReactNode
  onPatientPick: (patientId: string | null) => void
  onTypePick: (sessionTypeId: string | null) => void
  onClubPick: (clubId: string | null) => void
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
  lastSessionNotice,
  onPatientPick,
  onTypePick,
  onClubPick,
}: SessionSubjectProps) {
  const { control, getValues, setValue } = form
  const [withAnimalOnly, patientId] = useWatch({ control, name: ['withAnimalOnly', 'patientId'] })

  // Keeps the type of a saved session as an option after it was deleted.
  const isTypeDeleted = savedSession !== undefined && !sessionTypes.some(({ id }) => id === savedSession.sessionTypeId)
  const typeOptions = [
    ...toOptions(sessionTypes),
    ...(isTypeDeleted ? [{ value: savedSession.sessionTypeId, label: deletedTypeLabel }] : []),
  ]

  const employeesByFirm = useRef(new Map<string | null, string[]>())
  /** Replaces the former firm's employees; chooses them again when that firm is chosen again. */
  const handlePatientPick = (newPatientId: string | null) => {
    employeesByFirm.current.set(patientId, getValues('selectedCorporatePatients'))
    setValue('selectedCorporatePatients', employeesByFirm.current.get(newPatientId) ?? [], { shouldDirty: true })
    onPatientPick(newPatientId)
  }

  const animalOnlySwitch = (
    <Controller
      control={control}
      name="withAnimalOnly"
      render={({ field }) => (
        <FormControlLabel
          label="Travail de l'animal seulement"
          control={
            <Switch checked={field.value} onBlur={field.onBlur} onChange={(_, checked) => field.onChange(checked)} />
          }
          sx={{ mr: 0, my: -1 }}
        />
      )}
    />
  )

  return (
    <FormSection layout="free" title="Séance" action={animalOnlySwitch}>
      <Box sx={pairsSx}>
        <Box sx={withAnimalOnly ? rowSx : undefined}>
          <PickInput
            control={control}
            name="sessionTypeId"
            label="Type de séance"
            options={typeOptions}
            onPick={onTypePick}
          />
        </Box>
        {!withAnimalOnly && (
          <>
            <PatientInput control={control} name="patientId" onPick={handlePatientPick} />
            <PatientHours patientId={patientId} />
            {lastSessionNotice}
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
          onPick={onClubPick}
        />
      </Box>
    </FormSection>
  )
}
