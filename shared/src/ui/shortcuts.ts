import { useEffect, useId } from 'react'
import { create } from 'zustand'
import { storage } from '../device/storage.ts'

export interface Shortcut {
  /** One key (`c`), or two in sequence (`g r`). */
  keys: string
  /** The label in the list that `?` opens: 'Ajouter une séance'. */
  label: string
  run: () => void
}

const offKey = 'complice.shortcutsOff'

interface ShortcutsState {
  /** Whether they are on: single keys disturb users who dictate, so they can be switched off (WCAG 2.1.4). */
  on: boolean
  groups: ReadonlyMap<string, readonly Shortcut[]>
}

export const useShortcutList = create<ShortcutsState>(() => ({
  on: storage.read(offKey) === null,
  groups: new Map(),
}))

export function switchShortcuts(on: boolean) {
  if (on) storage.remove(offKey)
  else storage.write(offKey, 'true')
  useShortcutList.setState({ on })
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isFree = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  !document.querySelector('[role="dialog"], [role="menu"], [role="alertdialog"]')

const sequenceTimeoutMs = 1200
let first = { key: '', at: 0 }

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented || !useShortcutList.getState().on || !isFree(event)) return
  const pair = event.timeStamp - first.at < sequenceTimeoutMs ? `${first.key} ${event.key}` : event.key
  first = { key: event.key, at: event.timeStamp }
  const all = [...useShortcutList.getState().groups.values()].flat()
  const chosen = all.find(({ keys }) => keys === pair) ?? all.find(({ keys }) => keys === event.key)
  if (!chosen) return
  event.preventDefault()
  first = { key: '', at: 0 }
  chosen.run()
}

window.addEventListener('keydown', onKey)

/** The page's single-key shortcuts, while it is shown. Ignored in fields and under dialogs. Requires a stable array. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const id = useId()
  useEffect(() => {
    useShortcutList.setState(({ groups }) => ({ groups: new Map(groups).set(id, shortcuts) }))
    return () =>
      useShortcutList.setState(({ groups }) => ({ groups: new Map([...groups].filter(([other]) => other !== id)) }))
  }, [id, shortcuts])
}
