import type { ReactNode } from 'react'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment'
import { frFR } from '@mui/x-date-pickers/locales'
import moment from 'moment'
import 'moment/locale/fr'
import { momentWeek } from '../../domain/calendar/calendarWeek.ts'

moment.updateLocale('fr', { week: momentWeek })

const texts = frFR.components.MuiLocalizationProvider.defaultProps.localeText

export function FrenchDates({ children }: { children: ReactNode }) {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="fr" dateLibInstance={moment} localeText={texts}>
      {children}
    </LocalizationProvider>
  )
}
