import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'

// Areas are built without the federation's core and look for it here. The plugin's own way of lending it
// (`provideExternalRuntime`) bundles a second copy of it.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
