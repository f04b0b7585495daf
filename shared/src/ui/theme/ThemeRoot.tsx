import { useEffect } from 'react'
import type { ReactNode } from 'react'
import CssBaseline from '@mui/material/CssBaseline'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { storage } from '../../device/storage.ts'
import { schemeStorage } from './schemeStorage.ts'
import { theme } from './theme.ts'
import './fonts.css'

const systemScheme = () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

/**
 * Sets the colour scheme of the page. Called before the first render, so that a dark screen never flashes white. The
 * security policy forbids the usual inline script.
 */
export function showStoredScheme() {
  const mode = storage.read('mui-mode') ?? 'system'
  document.documentElement.setAttribute('data-scheme', mode === 'system' ? systemScheme() : mode)
}

/** Switches to the light scheme for printing. */
function useLightPrint() {
  useEffect(() => {
    const page = document.documentElement
    let schemeBeforePrint: string | null = null
    const switchToLight = () => {
      schemeBeforePrint = page.getAttribute('data-scheme')
      page.setAttribute('data-scheme', 'light')
    }
    const restoreScheme = () => schemeBeforePrint !== null && page.setAttribute('data-scheme', schemeBeforePrint)
    window.addEventListener('beforeprint', switchToLight)
    window.addEventListener('afterprint', restoreScheme)
    return () => {
      window.removeEventListener('beforeprint', switchToLight)
      window.removeEventListener('afterprint', restoreScheme)
    }
  }, [])
}

const withoutTransitions = 'data-without-transitions'

/**
 * Suppresses transitions on a scheme change, during which texts would be unreadable in the former scheme's colour.
 * MUI's `disableTransitionOnChange` adds an inline style, which the security policy blocks.
 */
function useInstantSchemeChange() {
  useEffect(() => {
    const page = document.documentElement
    const observer = new MutationObserver(() => {
      page.setAttribute(withoutTransitions, '')
      page.getBoundingClientRect() // computes the styles
      page.removeAttribute(withoutTransitions)
    })
    observer.observe(page, { attributeFilter: ['data-scheme'] })
    return () => observer.disconnect()
  }, [])
}

export function ThemeRoot({ children }: { children: ReactNode }) {
  useLightPrint()
  useInstantSchemeChange()
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={schemeStorage} noSsr>
      <CssBaseline enableColorScheme />
      <GlobalStyles styles={{ [`[${withoutTransitions}] *`]: { transition: 'none !important' } }} />
      {children}
    </ThemeProvider>
  )
}
