import { visuallyHidden } from 'shared/ui'

/**
 * Hides a text of a narrow header while a toast is shown in it; its icon remains. Screen readers still read it.
 */
export const yieldToToasts = {
  '@media (max-width: 999.95px)': { 'html:has([data-toasts]) &': visuallyHidden },
} as const
