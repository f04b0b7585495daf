import { useEffect, useId } from 'react'
import { create } from 'zustand'
import { storage } from '../device/storage.ts'

export interface Shortcut {
  /**
   * One key (`c`), two in sequence (`g r`), or a combination (`Ctrl+K`, ⌘K on a Mac). A combination also works in fields,
   * and when shortcuts of one key are off.
   */
  keys: string
  /** The label in the list that `?` opens: 'Ajouter une séance'. */
  label: string
  run: () => void
}

const offKey = 'complice.shortcutsOff'

interface ShortcutsState {
  /**
   * Whether shortcuts without Ctrl are on. Users who dictate can switch them off, because dictation triggers them (WCAG
   * 2.1.4).
   */
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

const isUnderDialog = () => document.querySelector('[role="dialog"], [role="menu"], [role="alertdialog"]') !== null

const isForShortcuts = (event: KeyboardEvent) =>
  useShortcutList.getState().isOn &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey &&
  !isTyping(event) &&
  !isUnderDialog()

const isCombination = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey !== metaKey && !altKey && !shiftKey && !isUnderDialog()

const registeredShortcuts = () => [...useShortcutList.getState().groups.values()].flat()

const sequenceTimeoutMs = 1200
let firstKey = { key: '', timeMs: 0 }

/** Finds the shortcut of one key, or of the second key of a sequence. */
function shortcutOfKey(event: KeyboardEvent): Shortcut | undefined {
  const sequence = event.timeStamp - firstKey.timeMs < sequenceTimeoutMs ? `${firstKey.key} ${event.key}` : event.key
  firstKey = { key: event.key, timeMs: event.timeStamp }
  const shortcuts = registeredShortcuts()
  return shortcuts.find(({ keys }) => keys === sequence) ?? shortcuts.find(({ keys }) => keys === event.key)
}

function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  if (isForShortcuts(event)) return shortcutOfKey(event)
  if (!isCombination(event)) return undefined
  const combination = `Ctrl+${event.key.toUpperCase()}`
  return registeredShortcuts().find(({ keys }) => keys === combination)
}

function onKey(event: KeyboardEvent) {
  const shortcut = event.defaultPrevented ? undefined : shortcutOf(event)
  if (!shortcut) return
  event.preventDefault()
  firstKey = { key: '', timeMs: 0 }
  shortcut.run()
}

window.addEventListener('keydown', onKey)

/**
 * Registers a page's shortcuts while it is mounted. Under a dialog none has an effect, in a field only combinations
 * have. Requires a stable array.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const id = useId()
  useEffect(() => {
    useShortcutList.setState(({ groups }) => ({ groups: new Map(groups).set(id, shortcuts) }))
    return () =>
      useShortcutList.setState(({ groups }) => ({ groups: new Map([...groups].filter(([pageId]) => pageId !== id)) }))
  }, [id, shortcuts])
}
