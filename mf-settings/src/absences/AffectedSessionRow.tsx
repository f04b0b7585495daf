import type { AffectedSession } from 'shared/contracts/agenda/absence'
import { addDays } from 'shared/domain/calendar/day'
import { longDay } from 'shared/domain/format'
import { Box, Typography } from 'shared/ui'
import { DayField, TimeField } from 'shared/ui/dates'
import { TextField, useController, useFormState } from 'shared/ui/form'
import type { Control } from 'shared/ui/form'
import type { AbsenceDraft, Decision } from './absenceDraft.ts'

interface AffectedSessionRowProps {
  control: Control<AbsenceDraft>
  session: AffectedSession
}

const actLabels: readonly [Decision['act'], string][] = [
  ['KEEP', 'Garder'],
  ['MOVE', 'Déplacer'],
  ['CANCEL', 'Annuler et prévenir le patient'],
]

const isAct = (value: string): value is Decision['act'] => actLabels.some(([act]) => act === value)

/** A session during the absence, with the decision on it. */
export function AffectedSessionRow({ control, session }: AffectedSessionRowProps) {
  const { id, date, startTime, endTime, title, validated, billed } = session
  const { field } = useController({ control, name: `decisions.${id}` })
  const { errors } = useFormState({ control })
  // A move is proposed to the same time a week later.
  const decision: Decision = field.value ?? { act: 'KEEP', date: addDays(date, 7), startTime }
  const decide = (change: Partial<Decision>) => field.onChange({ ...decision, ...change })
  const errorOf = (name: 'date' | 'startTime') => errors.decisions?.[id]?.[name]?.message
  const name = `${title}, ${longDay(date)} de ${startTime} à ${endTime}`
  return (
    <Box component="li" sx={{ pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 264px' },
        }}
      >
        <Box>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {`${longDay(date)}, ${startTime} – ${endTime}`}
            {!validated && <span> · à valider</span>}
            {billed && <span> · facturée, elle ne peut être que gardée</span>}
          </Typography>
        </Box>
        <TextField
          select
          id={`decision-${id}`}
          label="Que faire ?"
          value={decision.act}
          disabled={billed}
          onChange={({ target }) => {
            if (isAct(target.value)) decide({ act: target.value })
          }}
          slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `Que faire de ${name} ?` } }}
        >
          {actLabels.map(([act, label]) => (
            <option key={act} value={act}>
              {label}
            </option>
          ))}
        </TextField>
      </Box>
      {decision.act === 'MOVE' && (
        <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <DayField
            label="Nouveau jour"
            required
            value={decision.date}
            onChange={(day) => decide({ date: day })}
            error={errorOf('date')}
          />
          <TimeField
            label="Heure"
            required
            value={decision.startTime}
            onChange={(time) => decide({ startTime: time })}
            error={errorOf('startTime')}
          />
        </Box>
      )}
    </Box>
  )
}
