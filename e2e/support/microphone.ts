import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Fixtures } from '@playwright/test'

/** A microphone that hears a beep each second, and a browser that does not ask. */
export const beepingMicrophone: Fixtures<object, object, PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    })
  },
}
