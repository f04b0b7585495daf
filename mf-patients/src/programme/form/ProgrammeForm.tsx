import { errorCode } from 'shared/contracts/errorCodes'
import type { Programme } from 'shared/contracts/patients/programme'
import { programmeProblems } from 'shared/domain/programme/programme'
import { useNavigate } from 'shared/router'
import { layout, Stack } from 'shared/ui'
import { DayInput } from 'shared/ui/dates'
import {
  Controller,
  Form,
  FormActions,
  FormSection,
  NumberInput,
  PickInput,
  problemsResolver,
  TextInput,
  useForm,
  useSave,
  useWatch,
} from 'shared/ui/form'
import { findRequiredProgramme } from './findRequiredProgramme.ts'
import { startProgramme, changeProgramme, readProgrammes } from '../api.ts'
import { saveFailureMessages, texts } from '../messages.ts'
import { refreshProgrammes } from '../useProgrammes.ts'
import { draftOf, toStoredUnit, inputOf, type Draft } from './draft.ts'
import { ObjectiveFields } from './ObjectiveFields.tsx'
import { programmeLabels } from './programmeLabels.ts'

interface ProgrammeFormProps {
  patientId: string
  /** The programme to edit; undefined for a new programme. */
  programme?: Programme
  draft: Draft
}

const units = [
  { value: 'HOURS', label: 'Heures' },
  { value: 'SESSIONS', label: 'Séances' },
]

export function ProgrammeForm({ patientId, programme, draft }: ProgrammeFormProps) {
  const navigate = useNavigate()
  const filePath = `/pros/patients/${patientId}/details`
  const form = useForm<Draft>({
    defaultValues: draft,
    resolver: problemsResolver<Draft>((values) => programmeProblems(toStoredUnit(values), programme?.endedOn)),
  })
  const saving = useSave(form, {
    save: (values, key, previousProgramme) =>
      previousProgramme
        ? changeProgramme(previousProgramme, inputOf(values))
        : startProgramme(patientId, inputOf(values), key),
    request: { name: `programme.${patientId}`, contentsOf: inputOf },
    revision: programme && {
      original: programme,
      read: async () => findRequiredProgramme(await readProgrammes(patientId), programme.id),
      draftOf,
      labels: programmeLabels,
    },
    messages: { saved: programme ? texts.programmeChanged : texts.programmeStarted, failed: saveFailureMessages },
    fields: { [errorCode.programmesOverlap]: 'startDate' },
    onSaved: () => {
      refreshProgrammes(patientId)
      return navigate(filePath)
    },
  })
  const { control } = form
  const unit = useWatch({ control, name: 'unit' })

  return (
    <Form saving={saving} staleTitle="Ce programme a été modifié entre-temps" sx={{ maxWidth: layout.formWidthPx }}>
      <Stack spacing={2}>
        <FormSection title="Ce qui est prévu">
          <PickInput control={control} name="unit" label="Compté en" options={units} />
          <NumberInput
            control={control}
            name="planned"
            label={unit === 'HOURS' ? "Nombre d'heures" : 'Nombre de séances'}
            unit={unit === 'HOURS' ? 'h' : undefined}
            decimals={unit === 'HOURS' ? 2 : 0}
            required
          />
          <DayInput control={control} name="startDate" label="Premier jour" required />
          <DayInput control={control} name="plannedEndDate" label="Fin prévue" isClearable />
        </FormSection>
        <FormSection title="But et objectifs" layout="stack">
          <TextInput control={control} name="purpose" label="But" required multiline minRows={3} />
          <Controller
            control={control}
            name="objectives"
            render={({ field }) => (
              <ObjectiveFields patientId={patientId} value={field.value} onChange={field.onChange} />
            )}
          />
        </FormSection>
        <FormActions
          cancelTo={filePath}
          submit={programme ? 'Enregistrer' : 'Commencer le programme'}
          isBusy={saving.isBusy}
        />
      </Stack>
    </Form>
  )
}
