import useMediaQuery from '@mui/material/useMediaQuery'

/**
 * Whether the window is narrower than 800 px: then calendars show one day, lists show cards, and the menu is a drawer.
 */
export const useIsPhone = () => useMediaQuery('(max-width: 799.95px)', { noSsr: true })
