import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { ThemeProvider } from '@mui/material/styles'
import { AdoptedSheet, adoptLibrarySheets } from './AdoptedSheet.ts'
import { baseline } from './baseline.ts'
import { createElementTheme } from './createElementTheme.ts'
import { ElementWidth } from './ElementWidth.ts'
import { trapFocus } from './trapFocus.ts'

export type Scheme = 'light' | 'dark' | 'auto'

interface ElementRootProps {
  root: ShadowRoot
  scheme: Scheme
  /** Hexadecimal brand colour, such as `#0a7`. */
  colour: string
  font: string
  /** Content of the overlay layer that does not take the focus: the toasts. */
  toastLayer?: ReactNode
  children: ReactNode
}

const paddingPx = 16
/** Theme options that leave the root element and the storage of the partner's page unchanged. */
const isolatedTheme = {
  defaultMode: 'light',
  colorSchemeNode: null,
  storageManager: null,
  storageWindow: null,
  noSsr: true,
} as const
const darkSchemeQuery = window.matchMedia('(prefers-color-scheme: dark)')
const subscribeToSystemScheme = (onChange: () => void) => {
  darkSchemeQuery.addEventListener('change', onChange)
  return () => darkSchemeQuery.removeEventListener('change', onChange)
}

function useScheme(scheme: Scheme): 'light' | 'dark' {
  const isDark = useSyncExternalStore(subscribeToSystemScheme, () => darkSchemeQuery.matches)
  if (scheme !== 'auto') return scheme
  return isDark ? 'dark' : 'light'
}

function createCacheIn(root: ShadowRoot) {
  const cache = createCache({ key: 'complice', container: root, stylisPlugins: [] })
  return Object.assign(cache, { sheet: new AdoptedSheet({ key: 'complice', container: root }) })
}

/** The counterpart of `ThemeRoot` for a shadow root: theme, style sheets, and a container for overlays. */
export function ElementRoot({ root, scheme, colour, font, toastLayer, children }: ElementRootProps) {
  const [cache] = useState(() => createCacheIn(root))
  const [width, setWidth] = useState(root.host.clientWidth - 2 * paddingPx)
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const page = useRef<HTMLDivElement>(null)
  const resolvedScheme = useScheme(scheme)
  const theme = useMemo(
    () => createElementTheme({ colour, font, overlayContainer: () => layer }),
    [colour, font, layer],
  )

  useLayoutEffect(() => adoptLibrarySheets(root), [root])
  useLayoutEffect(() => {
    layer?.showPopover?.()
    layer?.addEventListener('keydown', trapFocus)
  }, [layer])
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    if (page.current) observer.observe(page.current)
    return () => observer.disconnect()
  }, [])

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} {...isolatedTheme}>
        <GlobalStyles styles={baseline} />
        <div className="complice" data-scheme={resolvedScheme} lang="fr">
          <div className="complice-page" ref={page}>
            <ElementWidth value={width}>{children}</ElementWidth>
          </div>
          <div className="complice-above" popover="manual" ref={setLayer} />
          {layer && toastLayer && createPortal(toastLayer, layer)}
        </div>
      </ThemeProvider>
    </CacheProvider>
  )
}
