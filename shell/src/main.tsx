import { createRoot } from 'react-dom/client'
import { showStoredScheme } from 'shared/ui'
import { openDoorsAtRest } from './provide.ts'
import { askEarly } from './registry/askEarly.ts'
import { startRegistry } from './registry/registry.ts'
import { watchFromNowOn } from './registry/watchFromNowOn.ts'
import { Shell } from './Shell.tsx'

void startRegistry()
// The area of this page is on its way before React draws anything.
askEarly()
showStoredScheme()

const root = document.getElementById('root')
if (root) createRoot(root).render(<Shell />)
openDoorsAtRest()
watchFromNowOn()
