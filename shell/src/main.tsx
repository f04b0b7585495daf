import { createRoot } from 'react-dom/client'
import { showStoredScheme } from 'shared/ui'
import { preloadDoorsWhenIdle } from './provide.ts'
import { loadFirstArea } from './registry/loadFirstArea.ts'
import { startRegistry } from './registry/registry.ts'
import { startBackgroundTasks } from './registry/startBackgroundTasks.ts'
import { Shell } from './Shell.tsx'
import './notLoaded.css'

void startRegistry()
// Loading the area starts before React renders.
const firstArea = loadFirstArea()
showStoredScheme()

const root = document.getElementById('root')
// An area that the page preloads is ready within this delay, so that the first render shows it.
const firstRenderDelayMs = 60
const firstRenderDelay = new Promise((resolve) => setTimeout(resolve, firstRenderDelayMs))
void Promise.race([firstArea, firstRenderDelay]).then(() => root && createRoot(root).render(<Shell />))
preloadDoorsWhenIdle()
startBackgroundTasks()
