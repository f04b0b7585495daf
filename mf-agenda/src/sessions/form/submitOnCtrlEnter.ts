import type { KeyboardEvent } from 'react'

/** Submits a form by Ctrl+Enter (⌘Enter on a Mac) from any of its fields. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey } = event
  // React also bubbles the keys of a dialog over the form, which is a portal outside of it.
  const isInForm = target instanceof Node && currentTarget.contains(target)
  if (key !== 'Enter' || ctrlKey === metaKey || !isInForm) return
  event.preventDefault()
  // Clicks the submit button, which is disabled while the form is being sent or is read-only.
  currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
