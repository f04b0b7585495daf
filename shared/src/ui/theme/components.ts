import type { CssVarsThemeOptions } from '@mui/material/styles'
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation'

const softAlerts = (['info', 'success', 'warning', 'error'] as const).map((severity) => ({
  props: { severity, variant: 'standard' as const },
  style: {
    color: `var(--mui-palette-${severity}-dark)`,
    backgroundColor: `var(--mui-palette-${severity}-light)`,
    '& .MuiAlert-icon': { color: `var(--mui-palette-${severity}-main)` },
  },
}))

/** The height of a control: 40 px, or 48 px in a window narrower than 800 px, for touch screens. */
const controlHeight = { minHeight: 40, '@media (max-width: 799.95px)': { minHeight: 48 } }

/** The outline of the focus: 3 px of accent with a gap of 2 px, so that it is visible on every background. */
const focusRing = { outline: '3px solid var(--mui-palette-accent-main)', outlineOffset: 2 }

export const components: CssVarsThemeOptions['components'] & PickerComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': focusRing,
      'h1:focus, h1:focus-visible, main:focus': { outline: 'none' },
      body: { fontVariantNumeric: 'tabular-nums' },
      // Prints the page without the frame around it.
      '@media print': { '[data-screen-only]': { display: 'none !important' } },
      '@media (prefers-reduced-motion: reduce)': {
        // A transition of any length would run on every change: hundreds of them on a scheme change.
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transition: 'none !important' },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { ...controlHeight, paddingInline: 16 },
      sizeSmall: { minHeight: 32, paddingInline: 10, '@media (max-width: 799.95px)': { minHeight: 40 } },
      outlined: { borderColor: 'var(--mui-palette-control)' },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { ...controlHeight, backgroundColor: 'var(--mui-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--mui-palette-control)' },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: { ...controlHeight, backgroundColor: 'var(--mui-palette-background-paper)' },
      notchedOutline: { borderColor: 'var(--mui-palette-control)' },
    },
  },
  MuiInputLabel: {
    styleOverrides: {
      // Centres the label in the taller field of a narrow window.
      root: {
        '@media (max-width: 799.95px)': {
          '&.MuiInputLabel-outlined.MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': {
            transform: 'translate(14px, 13px) scale(1)',
          },
        },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        fontSize: '0.8125rem',
        // Says why a field is disabled, so it is as legible as any other text.
        '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 14, borderColor: 'var(--mui-palette-divider)' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: { paper: { borderRadius: 14 }, paperFullScreen: { borderRadius: 0 } },
  },
  // Balanced, so that no « ? » stands alone on the last line.
  MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 650, textWrap: 'balance' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', flexWrap: 'wrap', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10, variants: softAlerts } } },
  MuiTableHead: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-background-sunk)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { height: 44, paddingBlock: 6, borderColor: 'var(--mui-palette-divider)' },
      head: { fontWeight: 600, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: {
        fontSize: '0.8125rem',
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-paper)',
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
