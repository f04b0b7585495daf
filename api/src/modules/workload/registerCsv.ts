import { stringify } from 'csv-stringify/sync'
import type { WorkLine, WorkRegister } from 'shared/contracts/animal'
import { shortDay } from 'shared/domain/format'
import { minutesBetween } from 'shared/domain/calendar/time'
import { correctionText, holds, wellbeingText } from 'shared/domain/workload/register'

const columns = ['Jour', 'Début', 'Fin', 'Minutes', 'Type de séance', 'Lieu', 'Intervenant', 'Bien-être', 'Correction']

/** A line that was corrected has no minutes: those of the column add up to the total. */
const cellsOf = (line: WorkLine) => {
  const { day, startTime, endTime, sessionType, club, handler, wellbeing } = line
  const minutes = holds(line) ? minutesBetween(startTime, endTime) : ''
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
  ]
}

/** As French spreadsheets open it: UTF-8 with its mark, semicolons; a text that would be a formula is made a text. */
export const registerCsv = ({ lines }: WorkRegister): string =>
  stringify([columns, ...lines.map(cellsOf)], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
  })
