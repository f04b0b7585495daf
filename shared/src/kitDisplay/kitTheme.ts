import { createTheme } from '@mui/material/styles'
import { frFR } from '@mui/material/locale'
import { components } from '../ui/theme/components.ts'
import { themeOptions } from '../ui/theme/theme.ts'

/** Dialogs stay in the frame of their sample and take no focus: several are open at once. */
const modalPropsInFrame = {
  disablePortal: true,
  disableScrollLock: true,
  disableAutoFocus: true,
  disableEnforceFocus: true,
}

/** The product's theme, except for where dialogs are shown. */
export const kitTheme = createTheme(
  {
    ...themeOptions,
    components: {
      ...components,
      MuiModal: { defaultProps: modalPropsInFrame },
      MuiDialog: {
        ...components?.MuiDialog,
        defaultProps: { ...components?.MuiDialog?.defaultProps, ...modalPropsInFrame, transitionDuration: 0 },
      },
    },
  },
  frFR,
)
