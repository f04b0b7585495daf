import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { SearchInput } from './SearchInput.tsx'

let searches: string[]
beforeEach(() => {
  searches = []
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const createField = (value: string) => (
  <SearchInput label="Rechercher" value={value} onSearch={(words) => searches.push(words)} />
)
const getSearchBox = () => screen.getByRole('searchbox', { name: 'Rechercher' })
const typeText = (words: string) => fireEvent.change(getSearchBox(), { target: { value: words } })
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

function typeLetterByLetter(word: string, everyMs: number) {
  for (let length = 1; length <= word.length; length += 1) {
    typeText(word.slice(0, length))
    wait(everyMs)
  }
}

describe('SearchInput', () => {
  it('calls onSearch once for a few letters, when typing pauses', () => {
    render(createField(''))
    typeLetterByLetter('lac', 100)
    expect(searches).toEqual([])
    wait(200)
    expect(searches).toEqual(['lac'])
  })

  it('calls onSearch at intervals while typing continues', () => {
    render(createField(''))
    typeLetterByLetter('moreau', 200)
    expect(searches).toEqual(['mor', 'moreau'])
  })

  it('keeps letters that are typed while the URL does not contain the previous search yet', () => {
    const { rerender } = render(createField(''))
    typeLetterByLetter('moreau', 200)
    rerender(createField('mor'))
    expect(getSearchBox()).toHaveValue('moreau')
    rerender(createField('moreau'))
    expect(getSearchBox()).toHaveValue('moreau')
  })

  it('shows a search that was changed from outside, such as by the Back button', () => {
    const { rerender } = render(createField(''))
    typeLetterByLetter('lac', 400)
    rerender(createField('lac'))
    rerender(createField(''))
    expect(getSearchBox()).toHaveValue('')
  })
})
