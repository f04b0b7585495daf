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
  /** Whether shortcuts are on. Users who dictate can switch them off, because dictation triggers them (WCAG 2.1.4). */
  isOn: boolean
  groups: ReadonlyMap<string, readonly Shortcut[]>
}

export const useShortcutList = create<ShortcutsState>(() => ({
  isOn: storage.read(offKey) === null,
  groups: new Map(),
}))

export function switchShortcuts(isOn: boolean) {
  if (isOn) storage.remove(offKey)
  else storage.write(offKey, 'true')
  useShortcutList.setState({ isOn })
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

const isForShortcuts = (event: KeyboardEvent) =>
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  !document.querySelector('[role="dialog"], [role="menu"], [role="alertdialog"]')

const sequenceTimeoutMs = 1200
let firstKey = { key: '', at: 0 }

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented || !useShortcutList.getState().isOn || !isForShortcuts(event)) return
  const sequence = event.timeStamp - firstKey.at < sequenceTimeoutMs ? `${firstKey.key} ${event.key}` : event.key
  firstKey = { key: event.key, at: event.timeStamp }
  const allShortcuts = [...useShortcutList.getState().groups.values()].flat()
  const shortcut =
    allShortcuts.find(({ keys }) => keys === sequence) ?? allShortcuts.find(({ keys }) => keys === event.key)
  if (!shortcut) return
  event.preventDefault()
  firstKey = { key: '', at: 0 }
  shortcut.run()
}

window.addEventListener('keydown', onKey)

/** Registers a page's shortcuts while it is shown, except in fields and under dialogs. Requires a stable array. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const id = useId()
  useEffect(() => {
    useShortcutList.setState(({ groups }) => ({ groups: new Map(groups).set(id, shortcuts) }))
    return () =>
      useShortcutList.setState(({ groups }) => ({ groups: new Map([...groups].filter(([pageId]) => pageId !== id)) }))
  }, [id, shortcuts])
}
