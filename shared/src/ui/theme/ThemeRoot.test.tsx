import { describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { showStoredScheme, ThemeRoot } from 'shared/ui'
import 'shared/testing'

const getScheme = () => document.documentElement.getAttribute('data-scheme')

describe('the colour scheme of ThemeRoot', () => {
  it.each([
    ['the scheme that the user chose', 'dark', 'dark'],
    ['the scheme of the device if the user chose none', null, 'light'],
  ])('is %s, before the first render', (_caseName, storedMode, expected) => {
    localStorage.clear()
    if (storedMode) localStorage.setItem('mui-mode', storedMode)
    showStoredScheme()
    expect(getScheme()).toBe(expected)
  })

  it('is light while printing, and restored afterwards', () => {
    localStorage.setItem('mui-mode', 'dark')
    render(<ThemeRoot>page</ThemeRoot>)
    expect(getScheme()).toBe('dark')
    window.dispatchEvent(new Event('beforeprint'))
    expect(getScheme()).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
    expect(getScheme()).toBe('dark')
  })
})
