import { createRoot } from 'react-dom/client'
import { showStoredScheme } from 'shared/ui'
import { openDoorsAtRest } from './provide.ts'
import { askEarly } from './registry/askEarly.ts'
import { startRegistry } from './registry/registry.ts'
import { watchFromNowOn } from './registry/watchFromNowOn.ts'
import { Shell } from './Shell.tsx'

void startRegistry()
// The area of this page is on its way before React draws anything.
const asked = askEarly()
showStoredScheme()

const root = document.getElementById('root')
// Code that came with the page is there in a moment: the first drawing holds it already.
const aMoment = new Promise((resolve) => setTimeout(resolve, 60))
void Promise.race([asked, aMoment]).then(() => root && createRoot(root).render(<Shell />))
openDoorsAtRest()
watchFromNowOn()
