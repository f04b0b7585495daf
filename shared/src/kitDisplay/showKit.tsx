import { createRoot } from 'react-dom/client'
import { freezeTime } from './freezeTime.ts'
import { Kit } from './Kit.tsx'
import type { KitPage } from '../kit/kitPage.ts'

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches

/** Renders the kit page. Nothing is requested: a call to the API gets no response. */
export function showKit(pages: readonly KitPage[]): void {
  freezeTime()
  globalThis.fetch = () => new Promise(() => {})
  document.documentElement.setAttribute('data-scheme', prefersDark() ? 'dark' : 'light')
  const root = document.querySelector('#root')
  if (root) createRoot(root).render(<Kit pages={pages} name={new URLSearchParams(location.search).get('page')} />)
}
