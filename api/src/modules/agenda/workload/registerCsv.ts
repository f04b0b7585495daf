import type { WorkLine, WorkRegister } from 'shared/contracts/agenda/animal'
import { csvOf } from 'shared/domain/csv'
import { shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { correctionText, forcedText, isValidLine, wellbeingText } from 'shared/domain/workload/register'

const columns = [
  'Jour',
  'Début',
  'Fin',
  'Minutes',
  'Type de séance',
  'Lieu',
  'Intervenant',
  'Bien-être',
  'Correction',
  'Conflit',
]

/** Cells of a line. Corrected lines have no minutes, so that the sum of the column is the total. */
const cellsOf = (line: WorkLine) => {
  const { day, startTime, endTime, sessionType, club, handler, wellbeing } = line
  const minutes = isValidLine(line) ? String(minutesBetween(startTime, endTime)) : ''
  return [
    shortDay(day),
    startTime,
    endTime,
    minutes,
    sessionType,
    club,
    handler,
    wellbeingText(wellbeing),
    correctionText(line),
    forcedText(line),
  ]
}

export const registerCsv = ({ lines }: WorkRegister): string => csvOf([columns, ...lines.map(cellsOf)])
