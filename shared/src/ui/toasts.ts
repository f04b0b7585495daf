import { create } from 'zustand'

export type ToastSeverity = 'success' | 'info' | 'warning' | 'error'
interface Toast {
  id: number
  message: string
  severity: ToastSeverity
}

export const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))

let last = 0

/** Says it at the top right for three seconds. Never the only place of something the user must act on. */
export function toast(message: string, severity: ToastSeverity = 'success') {
  last += 1
  const said = { id: last, message, severity }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((other) => other.message !== message), said] }))
}

export const dismiss = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((other) => other.id !== id) }))
