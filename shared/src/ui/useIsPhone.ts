import useMediaQuery from '@mui/material/useMediaQuery'

/** Whether the window is below 800 px wide: one day in calendars, cards for tables, the burger menu. */
export const useIsPhone = () => useMediaQuery('(max-width: 799.95px)', { noSsr: true })
