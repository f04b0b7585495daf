import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { resetMocks, signedInAs } from '../../../testing/testing.tsx'
import { readDraft, removeDraft } from './draftStore.ts'
import { useStoredDraft } from './useStoredDraft.ts'

const openForm = () =>
  renderHook(
    ({ version, saved }) => {
      const form = useForm({ defaultValues: { note: '' } })
      useStoredDraft(form, {
        name: 'note',
        version,
        saved,
        storedValueOf: ({ note }) => note,
        parse: String,
        fill: (note) => form.setValue('note', note),
      })
      return form
    },
    { initialProps: { version: 'v1', saved: '' } },
  )
const isStored = (text: string) => JSON.stringify(Object.values(localStorage)).includes(text)

beforeEach(() => {
  signedInAs()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  resetMocks()
})

describe('useStoredDraft', () => {
  it("stores the form's input after a pause in typing", () => {
    const { result } = openForm()
    act(() => result.current.setValue('note', 'Au calme'))
    expect(isStored('Au calme')).toBe(false)
    act(() => jest.advanceTimersByTime(600))
    expect(isStored('Au calme')).toBe(true)
  })

  it('stores the input at once when the form is unmounted, and leaves no timer', () => {
    const { result, unmount } = openForm()
    act(() => result.current.setValue('note', 'Au trot'))
    unmount()
    expect(isStored('Au trot')).toBe(true)
    // The event that jsdom sends to other tabs.
    jest.advanceTimersByTime(0)
    expect(jest.getTimerCount()).toBe(0)
  })
  it('stores the draft again with the new version of the edited record', () => {
    const { result, rerender } = openForm()
    act(() => result.current.setValue('note', 'Au pas'))
    rerender({ version: 'v2', saved: '' })
    act(() => jest.advanceTimersByTime(600))
    expect(readDraft('note')).toEqual({ value: 'Au pas', version: 'v2', storedAt: expect.any(String) })
  })

  it('does not store a removed draft again when the server has normalised the saved value', () => {
    const { result, rerender, unmount } = openForm()
    act(() => result.current.setValue('note', ' Au galop'))
    removeDraft('note')
    rerender({ version: 'v2', saved: 'Au galop' })
    unmount()
    expect(isStored('Au galop')).toBe(false)
  })
})
