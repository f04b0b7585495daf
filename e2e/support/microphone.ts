import type { PlaywrightTestOptions, PlaywrightWorkerOptions, Fixtures } from '@playwright/test'

/** A fake microphone that beeps each second, without the permission prompt. */
export const beepingMicrophone: Fixtures<object, object, PlaywrightTestOptions, PlaywrightWorkerOptions> = {
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    })
  },
}
