import './startPreloads.ts'
import { createRoot } from 'react-dom/client'
import { useSession } from 'shared/session'
import { showStoredScheme } from 'shared/ui'
import { preloadEntryPointsWhenIdle } from './preloadEntryPoints.ts'
import { loadFirstArea } from './registry/loadFirstArea.ts'
import { startRegistry } from './registry/registry.ts'
import { startBackgroundTasks } from './registry/startBackgroundTasks.ts'
import { Shell } from './Shell.tsx'
import { replaceComposed } from './composed/replaceComposed.ts'
import './composed/composed.css'
import './composed/landing.css'
import './notLoaded.css'

void startRegistry()
// The area starts loading before React renders.
const firstArea = loadFirstArea()
showStoredScheme()

const root = document.getElementById('root')
const composed = document.getElementById('composed')
// Hides the server-rendered text from members while the shell loads: the home page redirects them to a section.
if (useSession.getState().token !== null) composed?.remove()
// Longest wait for the first area: one whose files the page preloads is ready by then and is in the first render.
const firstRenderDelayMs = 60
const firstRenderDelay = new Promise((resolve) => setTimeout(resolve, firstRenderDelayMs))
void Promise.race([firstArea, firstRenderDelay]).then(() => {
  if (!root) return
  createRoot(root).render(<Shell />)
  if (composed?.isConnected) replaceComposed(composed, root)
})
preloadEntryPointsWhenIdle()
startBackgroundTasks()
