import { RUNTIME_009, runtimeDescMap } from '@module-federation/error-codes'
import * as runtimeCore from '@module-federation/runtime-tools/runtime-core'
import { decodeName, ENCODE_NAME_PREFIX } from '@module-federation/sdk'

// Areas are built without the federation's own code and look for it here. The plugin's way of lending the core
// (`provideExternalRuntime`) bundles a second copy of it.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: runtimeCore,
  _FEDERATION_SDK: { decodeName, ENCODE_NAME_PREFIX },
  _FEDERATION_ERROR_CODES: { RUNTIME_009, runtimeDescMap },
})
