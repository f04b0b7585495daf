import { create } from 'zustand'

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error'

/** What can be done about it at once: 'Annuler'. */
export interface ToastAction {
  label: string
  onClick: () => void
}

export interface Toast {
  id: number
  message: string
  severity: ToastSeverity
  action: ToastAction | undefined
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

let last = 0

/** Says it at the top right for three seconds, with an action for ten. Never the only place of something the user must act on. */
export function toast(message: string, severity: ToastSeverity = 'success', { action }: { action?: ToastAction } = {}) {
  last += 1
  const said = { id: last, message, severity, action }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.message !== message), said] }))
}

export const dismiss = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((other) => other.id !== id) }))
