import { create } from 'zustand'

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error'

/** The action of a toast, for example 'Annuler'. */
export interface ToastAction {
  label: string
  onClick: () => void
}

export interface Toast {
  id: number
  message: string
  severity: ToastSeverity
  action: ToastAction | undefined
  /** Called when the toast disappears and its action was not used: the change can no longer be undone, so it is completed. */
  onEnd: (() => void) | undefined
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

let lastId = 0

/**
 * Shows a message at the top right for three seconds, or for ten seconds with an action. A message that requires an
 * action by the user must also be shown on the page.
 */
export function toast(
  message: string,
  severity: ToastSeverity = 'success',
  { action, onEnd }: { action?: ToastAction; onEnd?: () => void } = {},
) {
  lastId += 1
  const newToast = { id: lastId, message, severity, action, onEnd }
  for (const shownToast of useToasts.getState().toasts) if (shownToast.message === message) dismiss(shownToast.id)
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, newToast] }))
}

const removeToast = (id: number): Toast | undefined => {
  const { toasts } = useToasts.getState()
  useToasts.setState({ toasts: toasts.filter((shownToast) => shownToast.id !== id) })
  return toasts.find((candidate) => candidate.id === id)
}

export function dismiss(id: number) {
  removeToast(id)?.onEnd?.()
}

/** Runs the action of a toast, which disappears. */
export function runToastAction(id: number) {
  removeToast(id)?.action?.onClick()
}
