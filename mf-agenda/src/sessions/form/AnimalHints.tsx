import type { Animal, Validity } from 'shared/contracts/agenda/animal'
import type { AnimalFit } from 'shared/contracts/agenda/fit'
import type { Verdict } from 'shared/contracts/agenda/session'
import { findExpiredValidities } from 'shared/domain/animals/health'
import type { Day } from 'shared/domain/calendar/day'
import { misfitSentences } from 'shared/domain/fit/sentences'
import { hours, withDe, shortDay } from 'shared/domain/format'
import type { WeekLoad } from 'shared/domain/workload/workload'
import { Box, Typography } from 'shared/ui'
import { Hint } from '../Hint.tsx'

interface AnimalHintsProps {
  animal: Animal
  day: Day | null
  /** Hours of the animal in the session's week; `load` includes the form's session. Undefined without a day. */
  load: WeekLoad | undefined
  /** Server's verdicts on this animal; undefined until they are loaded. */
  verdicts: readonly Verdict[] | undefined
  /** Fit of the animal for the participants of the session; undefined until it is loaded. */
  fit: AnimalFit | undefined
}

/** Returns « 3 h libres cette semaine » or « 1 h 30 au-delà de ses heures cette semaine ». */
const freeHoursText = ({ free }: WeekLoad) =>
  free < 0 ? `${hours(-free)} au-delà de ses heures cette semaine` : `${hours(free)} libres cette semaine`

/** Returns « 1 h 30 restantes » or « 1 h 30 au-delà de ses heures », for the list of animals. */
export const remainingHoursText = ({ free }: WeekLoad) =>
  free < 0 ? `${hours(-free)} au-delà de ses heures` : `${hours(free)} restantes`

const expiredValidityText = (animalName: string, { name, validUntil }: Validity) =>
  `« ${name} » ${withDe(animalName)} n'est plus valable depuis le ${shortDay(validUntil)}.`

/**
 * Hints about an animal: remaining hours of the week, reasons why it does not fit, limits that are near or exceeded,
 * and expired health items.
 */
export function AnimalHints({ animal, day, load, verdicts, fit }: AnimalHintsProps) {
  const limitVerdicts = verdicts?.filter(({ kind }) => kind === 'workload' || kind === 'tired') ?? []
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      {load && (
        <Typography variant="body2">
          <strong>{animal.name}</strong> : {freeHoursText(load)} ({hours(load.done)} prévues sur {hours(load.planned)})
        </Typography>
      )}
      {fit?.verdict === 'incompatible' &&
        misfitSentences(animal.name, fit.reasons).map((sentence) => (
          <Hint key={sentence} severity="error">
            {sentence}
          </Hint>
        ))}
      {limitVerdicts.length > 0 ? <LimitHints limitVerdicts={limitVerdicts} /> : <WeekHint load={load} />}
      {day &&
        findExpiredValidities(animal.validities, day).map((validity) => (
          <Hint key={validity.name} severity="warning">
            {expiredValidityText(animal.name, validity)}
          </Hint>
        ))}
    </Box>
  )
}

/** Hints about the limits in the server's verdicts. */
const LimitHints = ({ limitVerdicts }: { limitVerdicts: readonly Verdict[] }) =>
  limitVerdicts.map(({ kind, detail }) => (
    <Hint key={detail} severity={kind === 'workload' ? 'error' : 'warning'}>
      {detail} ({kind === 'workload' ? 'limite dépassée' : 'limite proche'})
    </Hint>
  ))

/** Hint about the weekly hours, shown while the server's verdicts are not loaded or concern no limit. */
function WeekHint({ load }: { load: WeekLoad | undefined }) {
  if (!load || load.load === 'light') return null
  return load.load === 'over' ? (
    <Hint severity="error">Cette séance le fait dépasser sa limite.</Hint>
  ) : (
    <Hint severity="warning">Cette séance le mène près de sa limite.</Hint>
  )
}
