import type { Member } from 'shared/contracts/accounts/user'
import { Box, LoadFailed, Pending, Typography } from 'shared/ui'
import { Controller, FormHelperText, PickInput, useFormState, useWatch } from 'shared/ui/form'
import type { UseFormReturn } from 'shared/ui/form'
import { DayField } from 'shared/ui/dates'
import { therapistOptions } from '../../../issuing/therapistOptions.ts'
import type { Draft } from '../draft/draft.ts'
import { texts } from '../messages.ts'
import type { useSessionRows } from '../useSessionRows.ts'
import { SessionRows } from './SessionRows.tsx'

interface SessionChoiceProps {
  form: UseFormReturn<Draft>
  rows: ReturnType<typeof useSessionRows>
  /** Therapists whose sessions the member may list; empty if the member has no choice, which hides the field. */
  therapists: readonly Member[]
}

const dayFields = [
  ['startDate', 'Séances du'],
  ['endDate', 'au'],
] as const

/** Selection of the sessions to invoice, with fields for their period and therapist. */
export function SessionChoice({ form: { control, setValue }, rows, therapists }: SessionChoiceProps) {
  const { errors } = useFormState({ control, name: 'simplifiedBillingContent' })
  const [patientId, startDate, endDate] = useWatch({ control, name: ['patientId', 'startDate', 'endDate'] })
  const problem = errors.simplifiedBillingContent?.message

  function sessionList() {
    if (patientId === null) return <Typography color="textSecondary">{texts.choosePatient}</Typography>
    if (rows.isError && !rows.data) return <LoadFailed onRetry={() => void rows.refetch()} />
    if (endDate < startDate) return null
    if (!rows.data) return <Pending rows={3} />
    if (rows.data.length === 0) return <Typography color="textSecondary">{texts.noSession}</Typography>
    return (
      <SessionRows
        control={control}
        rows={rows.data}
        onChoose={(ids) =>
          setValue('simplifiedBillingContent', ids, { shouldDirty: true, shouldValidate: problem !== undefined })
        }
      />
    )
  }

  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } }}>
        {dayFields.map(([name, label]) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <DayField
                id={name}
                label={label}
                value={field.value}
                error={name === 'endDate' && endDate < startDate ? texts.datesCrossed : undefined}
                onChange={(day) => day && field.onChange(day)}
              />
            )}
          />
        ))}
        {therapists.length > 0 && (
          <PickInput
            control={control}
            name="sessionsTherapistId"
            label="Séances de"
            none="Tous"
            options={therapistOptions(therapists)}
          />
        )}
      </Box>
      <Box id="simplifiedBillingContent" tabIndex={-1}>
        {sessionList()}
        {problem !== undefined && <FormHelperText error>{problem}</FormHelperText>}
      </Box>
    </>
  )
}
