import type { KeyboardEvent } from 'react'

/** Submits a form by Ctrl+Enter (⌘Enter on a Mac) from any of its fields. */
export function saveByKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey } = event
  // Keys of a dialog over the form also arrive here.
  const isInForm = target instanceof Node && currentTarget.contains(target)
  if (key !== 'Enter' || ctrlKey === metaKey || !isInForm) return
  event.preventDefault()
  // Its button is disabled while the form is being sent, or when nothing can be changed.
  currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
