import type { CssVarsThemeOptions } from '@mui/material/styles'
import type { PickerComponents } from '@mui/x-date-pickers/themeAugmentation'
import { breakpointsPx, controlHeightPx, focusRingPx, fontWeights, radiiPx } from '../../design/tokens.ts'
import { layout } from '../layout.ts'
import { touchArea, touchQuery, touchSize } from './touch.ts'

const softAlerts = (['info', 'success', 'warning', 'error'] as const).map((severity) => ({
  props: { severity, variant: 'standard' as const },
  style: {
    color: `var(--mui-palette-${severity}-dark)`,
    backgroundColor: `var(--mui-palette-${severity}-light)`,
    '& .MuiAlert-icon': { color: `var(--mui-palette-${severity}-main)` },
  },
}))

const phoneQuery = `@media (max-width: ${breakpointsPx.md - 0.05}px)`

/** The height of a control: 40 px, or 48 px in a window narrower than 800 px, for touch screens. */
const controlHeight = { minHeight: controlHeightPx.desktop, [phoneQuery]: { minHeight: controlHeightPx.phone } }

/** The outline of the focus: 3 px of accent with a gap of 2 px, so that it is visible on every background. */
const focusRing = {
  outline: `${focusRingPx.width}px solid var(--mui-palette-accent-main)`,
  outlineOffset: focusRingPx.gap,
}

export const components: CssVarsThemeOptions['components'] & PickerComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      ':focus-visible': focusRing,
      'h1:focus, h1:focus-visible, main:focus': { outline: 'none' },
      body: { fontVariantNumeric: 'tabular-nums' },
      // Keeps fixed elements and focused fields above the bottom navigation bar, if the page has one.
      'html:has([data-bottom-bar])': {
        '--bottom-bar-height': `calc(${layout.bottomBarHeightPx}px + env(safe-area-inset-bottom))`,
        scrollPaddingBottom: 'calc(16px + var(--bottom-bar-height))',
      },
      // The browser scrolls a focused field above the `ActionBar`.
      'html:has([data-action-bar])': {
        scrollPaddingBottom: 96,
        '@media (max-width: 799.95px)': { scrollPaddingBottom: 'calc(136px + var(--bottom-bar-height, 0px))' },
      },
      // Prints the page without the frame around it.
      '@media print': { '[data-screen-only]': { display: 'none !important' } },
      '@media (prefers-reduced-motion: reduce)': {
        // Removes transitions: even very short ones would start by the hundred when the colour scheme changes.
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
      sizeSmall: { minHeight: controlHeightPx.smallOnDesktop, paddingInline: 10, ...touchSize },
      outlined: { borderColor: 'var(--mui-palette-control)' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        ...touchSize,
        // Inside a field, the buttons keep their size, and react in the whole height of the field.
        '.MuiInputBase-root &, .MuiPickersInputBase-root &': {
          [touchQuery]: { minWidth: 0, minHeight: 0, '&::after': touchArea[touchQuery]['&::after'] },
        },
      },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { [touchQuery]: { padding: 10 } } } },
  MuiRadio: { styleOverrides: { root: { [touchQuery]: { padding: 10 } } } },
  MuiFormControlLabel: { styleOverrides: { root: touchSize } },
  MuiChip: {
    styleOverrides: {
      root: {
        '&.MuiChip-clickable': touchArea,
        // The icon that removes the choice is as high as the chip.
        [touchQuery]: {
          '&.MuiChip-deletable': { height: 44, borderRadius: radiiPx.touchPill },
          '& .MuiChip-deleteIcon': { boxSizing: 'content-box', padding: 11, margin: '0 -4px 0 -12px' },
        },
      },
    },
  },
  // A taller touch target; the paddings keep the size of the track and the thumb.
  MuiSwitch: {
    styleOverrides: {
      root: { [touchQuery]: { height: 44, paddingBlock: 15 } },
      switchBase: { [touchQuery]: { paddingBlock: 12 } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...controlHeight,
        backgroundColor: 'var(--mui-palette-background-paper)',
        // The whole field opens the list, not only its text.
        [touchQuery]: { '& .MuiSelect-select, & .MuiNativeSelect-select': { paddingBlock: 13 } },
      },
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
        [phoneQuery]: {
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
        fontSize: 'var(--mui-text-small)',
        // The text explains why a field is disabled, so it is as legible as any other text.
        '&.Mui-disabled': { color: 'var(--mui-palette-text-secondary)' },
      },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radiiPx.card, borderColor: 'var(--mui-palette-divider)' } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { fullWidth: true, maxWidth: 'xs' },
    styleOverrides: { paper: { borderRadius: radiiPx.card }, paperFullScreen: { borderRadius: 0 } },
  },
  // Balanced, so that no « ? » is alone on the last line.
  MuiDialogTitle: {
    styleOverrides: {
      root: { fontSize: 'var(--mui-text-title)', fontWeight: fontWeights.heading, textWrap: 'balance' },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 20px', flexWrap: 'wrap', gap: 8, '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: radiiPx.control, variants: softAlerts } } },
  MuiTableHead: { styleOverrides: { root: { backgroundColor: 'var(--mui-palette-background-sunk)' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { height: controlHeightPx.tableRow, paddingBlock: 6, borderColor: 'var(--mui-palette-divider)' },
      head: { fontWeight: fontWeights.button, color: 'var(--mui-palette-text-secondary)' },
    },
  },
  MuiTooltip: {
    defaultProps: { enterTouchDelay: 300 },
    styleOverrides: {
      tooltip: {
        fontSize: 'var(--mui-text-small)',
        backgroundColor: 'var(--mui-palette-text-primary)',
        color: 'var(--mui-palette-background-paper)',
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
}
